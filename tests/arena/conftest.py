"""The tests here can play the toy game, whose matches are short and whose seats bid together."""

from tests.toys.registered import toy_game

__all__ = ["toy_game"]
