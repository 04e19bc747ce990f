secret-choice = titkos választás
