### Les noms des lieux du plateau Océan : les lettres et les nombres qui y sont imprimés.

vikings-place-region = région { $id }
vikings-place-dock = quai { $id }
vikings-place-fjord = fjord { $id }
