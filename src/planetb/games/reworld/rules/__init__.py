"""Rules without pending work: where crews may build, what a module costs, where points come from."""
