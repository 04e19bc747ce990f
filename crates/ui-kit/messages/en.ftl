# Sentences that all games share.

player = Player {$seat}
list-and = {$first} and {$last}
several-choices = {$what}: {$count} choices
explain-not-now = Not possible now: {$reason}
