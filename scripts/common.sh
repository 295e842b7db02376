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

# The Pythons of this machine that are new enough, one path for each version, oldest first; of one version the system's own
# comes first, then what is on the PATH, then what pyenv keeps.
pythons() {
    local candidate
    for candidate in /usr/bin/python3 /usr/bin/python3.{11..19} python3 python3.{11..19} \
        "${PYENV_ROOT:-${HOME:-/nonexistent}/.pyenv}"/versions/3.*/bin/python3; do
        # Inside a virtual environment, the Python that it was made with.
        "$candidate" -c 'import sys
if sys.version_info < (3, 11) or sys.version_info.releaselevel != "final": sys.exit(1)
print("%d.%02d.%02d" % sys.version_info[:3], getattr(sys, "_base_executable", "") or sys.executable)' 2>/dev/null || true
    done | LC_ALL=C sort -s -k1,1 | awk '{ split($1, part, ".") } !seen[part[1] "." part[2]]++ { print $2 }'
}

# The Python to make environments with: $PYTHON, or the oldest that is new enough.
find_python() {
    local found
    if [ -n "${PYTHON:-}" ]; then
        found=$("$PYTHON" -c 'import sys
if sys.version_info >= (3, 11): print(getattr(sys, "_base_executable", "") or sys.executable)' 2>/dev/null || true)
    else
        found=$(pythons | head -n 1)
    fi
    [ -n "$found" ] || fail "Python 3.11 or newer is needed (set PYTHON=… to name one)."
    printf '%s\n' "$found"
}

# Those that are newer than the one that environments are made with.
newer_pythons() {
    local candidate chosen
    chosen=$(find_python)
    for candidate in $(pythons); do
        "$candidate" -c 'import sys
sys.exit(list(sys.version_info[:2]) <= [int(part) for part in sys.argv[1].split(".")])' "$(python_version "$chosen")" &&
            printf '%s\n' "$candidate" || true
    done
}

# The version of a Python: python_version /usr/bin/python3 prints 3.11
python_version() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])'; }

# Where uv is, which makes environments ten times as fast as pip: the machine's, or one fetched into .venv-uv. Empty where
# neither is to be had, or CONCLAVE_UV=0 asks for pip.
find_uv() {
    if [ "${CONCLAVE_UV:-1}" = 0 ]; then return; fi
    if command -v uv >/dev/null; then
        command -v uv
    elif [ -x .venv-uv/bin/uv ] && [ "$(cat .venv-uv/.made-for 2>/dev/null)" = "$(key_of requirements/uv.txt)" ]; then
        echo "$PWD/.venv-uv/bin/uv"
    elif rm -rf .venv-uv && "$(find_python)" -m venv .venv-uv >&2 &&
        .venv-uv/bin/pip install -qq --require-hashes -r requirements/uv.txt >&2; then
        key_of requirements/uv.txt >.venv-uv/.made-for
        echo "$PWD/.venv-uv/bin/uv"
    fi
}

# Makes an empty environment: new_venv .venv /usr/bin/python3
new_venv() {
    local uv
    uv=$(find_uv)
    rm -rf "$1"
    if [ -n "$uv" ]; then "$uv" venv -q --python "$2" "$1"; else "$2" -m venv "$1"; fi
}

# Installs into an environment, with uv or pip: install_into .venv --require-hashes -r requirements/runtime.txt
install_into() {
    local venv=$1 uv
    shift
    uv=$(find_uv)
    # The machine says whom it trusts, as it does to pip.
    if [ -n "$uv" ]; then
        UV_SYSTEM_CERTS=1 "$uv" pip install -q --python "$venv/bin/python" "$@"
    else
        "$venv/bin/pip" install -qq "$@"
    fi
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

# The tests that run on the compiled engine too: those of the rules and of what learners see of it, those of a game that is not
# compiled itself, and the one that looks at what is compiled.
compiled_tests() {
    echo tests/test_build.py tests/bots/test_{determinism,honesty,plain_game,search,strength}.py tests/table tests/envs tests/records tests/trees
    echo tests/games/{,*/}test_*.py
}

# What shows in short whether another Python will do: rules, boards, texts and commands.
short_tests() { echo tests/table tests/records tests/text tests/cli tests/games/{,*/}test_*.py tests/games/*/{boards,cli,text}; }
