"""Who somebody is: unguessable tokens, kept only as hashes and compared in constant time."""

import hashlib
import hmac
import secrets
from typing import Final

COOKIE: Final = "meadhall"
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"  # none that look like another
TABLE_LETTERS: Final = 12  # 56**12 names: nobody finds a table by trying
TOKEN_LENGTH: Final = 43


def new_token() -> str:
    """A token of 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """What is stored of a token. It is long and random, so a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def same_token(token: str, stored: str) -> bool:
    """Whether a token is the one whose hash was stored; takes the same time for every wrong one."""
    return hmac.compare_digest(hash_token(token), stored)


def looks_like_token(text: str | None) -> bool:
    """Whether a text can be a token at all."""
    return text is not None and len(text) == TOKEN_LENGTH and text.isascii()


def new_table_id() -> str:
    """A name for a table that nobody can guess: whoever knows it may look on."""
    return "".join(secrets.choice(LETTERS) for _ in range(TABLE_LETTERS))
