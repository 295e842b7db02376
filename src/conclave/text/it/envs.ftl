# Ciò che dicono gli ambienti per l’apprendimento.

envs-missing = Gli ambienti per l’apprendimento hanno bisogno del pacchetto { $package }: pip install "conclave[envs]" lo porta.
