"""What the laws need to know of each game, in a file of its own. A new game adds one; no law is changed for it."""

from about import champions, vikings, walhalla
from about.game import About

ABOUT: dict[str, About] = {about.id: about for about in (champions.ABOUT, walhalla.ABOUT, vikings.ABOUT)}
