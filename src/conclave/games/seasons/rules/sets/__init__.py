"""The sets, one file each: what a set brings, by key, and the numbers that it has for good."""
