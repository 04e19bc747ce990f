secret-choice = a secret choice
