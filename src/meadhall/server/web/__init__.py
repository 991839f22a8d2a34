"""The doors: HTTP and sockets, the guard beside them, and the page."""
