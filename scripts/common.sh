# What the scripts share: a few functions, to be read with `.` from the root of the checkout.
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1

bold='' plain=''
if [ -t 2 ]; then bold=$'\033[1m' plain=$'\033[0m'; fi

say() { printf '%s\n' "${bold}conclave: $*$plain" >&2; }

fail() {
    say "$*"
    exit 1
}

# Runs a command as a named stage and says how long it took: stage "lint" ruff check .
stage() {
    local name=$1 began=$SECONDS
    shift
    printf '\n%s\n' "$bold== $name$plain"
    if "$@"; then
        printf '%s\n' "$bold== $name: passed, $((SECONDS - began)) s$plain"
    else
        printf '%s\n' "$bold== $name: FAILED after $((SECONDS - began)) s$plain (CONTRIBUTING.md explains every stage)"
        return 1
    fi
}

# The Python to make environments with: $PYTHON, or the first one that is new enough.
find_python() {
    local candidate
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
        # Inside a virtual environment, the Python that it was made with.
        if "$candidate" -c 'import sys
if sys.version_info < (3, 11): sys.exit(1)
print(getattr(sys, "_base_executable", "") or sys.executable)' 2>/dev/null; then
            return
        fi
    done
    fail "Python 3.11 or newer is needed (set PYTHON=… to name one)."
}

# A number that changes when one of the files, or a file in one of the folders, does.
key_of() {
    find "$@" -type f ! -name '*.pyc' ! -name '*.so' ! -path '*.egg-info/*' ! -path '*/server/page*/*' -print0 2>/dev/null |
        LC_ALL=C sort -z | xargs -0 cksum | cksum | tr ' ' -
}

# What the installed package is made from; the page has a key of its own.
package_key() { echo "$(key_of src/conclave pyproject.toml setup.py requirements/build.txt)-$("$(find_python)" scripts/page key)"; }

# Says so where .venv plays on a compiled engine of other sources than these.
tell_stale_engine() {
    local engine
    engine=$(cat .venv/.engine)
    if [ "$engine" != pure ] && [ "$engine" != "compiled $(package_key)" ]; then
        say "what is compiled in .venv is older than src/ and web/: make fast compiles it anew, make pure plays from src/"
    fi
}

# The tests that run on the compiled engine too: those of the rules and of what learners see of it, and the one that looks at what is compiled.
compiled_tests() {
    local folder
    echo tests/test_build.py tests/bots/test_{determinism,honesty,search,strength}.py
    for folder in tests/table tests/seasons tests/archimage tests/envs tests/records tests/trees; do
        if [ -d "$folder" ]; then echo "$folder"; else say "there is no $folder yet"; fi
    done
}
