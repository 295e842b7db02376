# What the environments for learning say.

envs-missing = Environments for learning need the package { $package }: pip install "conclave[envs]" brings it.
