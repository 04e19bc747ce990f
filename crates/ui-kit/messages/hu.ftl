# Minden játék közös mondatai.

player = {$seat}. játékos
list-and = {$first} és {$last}
several-choices = {$what}: {$count} lehetőség
explain-not-now = Most nem lehet: {$reason}
