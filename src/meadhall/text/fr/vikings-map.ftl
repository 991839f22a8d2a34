### What places of the map are called: by the letters and numbers printed there.

vikings-place-region = région { $id }
vikings-place-dock = quai { $id }
vikings-place-fjord = fjord { $id }
