"""Enchantments that act by themselves, a file for each set that has any; of the others the rules ask."""
