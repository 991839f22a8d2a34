### What places of the map are called: by the letters and numbers printed there.

vikings-place-region = region { $id }
vikings-place-dock = dock { $id }
vikings-place-fjord = fjord { $id }
