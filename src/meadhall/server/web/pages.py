"""The page: files built into the package, with the start page for every address of a table."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

FOREVER = "public, max-age=31536000, immutable"  # file names under assets/ carry a hash of their content


class Packed(NamedTuple):
    """A file, as it is and compressed."""

    plain: bytes
    packed: bytes
    kind: str


@cache
def packed(path: Path) -> Packed:
    """A file of the page; read and compressed once."""
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Packed(plain, gzip.compress(plain, 9, mtime=0), kind)


def send(path: Path, request: Request, cache_for: str) -> Response:
    """A file as an answer."""
    file = packed(path)
    headers = {"Cache-Control": cache_for, "Vary": "Accept-Encoding"}
    kind = f"{file.kind}; charset=utf-8" if file.kind.startswith("text/") or "javascript" in file.kind else file.kind
    if "gzip" in request.headers.get("accept-encoding", "") and len(file.packed) < len(file.plain):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=kind)
    return Response(file.plain, headers=headers, media_type=kind)


def page_routes(folder: Path) -> list[BaseRoute]:
    """The addresses of the page: only files that were there when the server started are ever sent."""
    known = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    start = known.get("index.html")

    async def start_page(request: Request) -> Response:
        if start is None:
            return Response("The page is not built: run make play.\n", 503, media_type="text/plain")
        return send(start, request, "no-cache")

    async def file(request: Request) -> Response:
        path = known.get(str(request.path_params["path"]))
        if path is None:
            if "text/html" in request.headers.get("accept", ""):
                return await start_page(request)
            raise HTTPException(404)
        return send(path, request, FOREVER if "assets/" in path.as_posix() else "no-cache")

    return [
        Route("/", start_page),
        Route("/table/{rest:path}", start_page),
        Route("/{path:path}", file),
    ]
