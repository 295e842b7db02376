# Ce que disent les environnements d’apprentissage.

envs-missing = Les environnements d’apprentissage ont besoin du paquet { $package } : pip install "conclave[envs]" l’apporte.
