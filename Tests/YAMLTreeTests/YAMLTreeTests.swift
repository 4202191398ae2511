// The target's first test arrives with its module.
