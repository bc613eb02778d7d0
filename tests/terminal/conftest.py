"""The tests here can play the toy game, which has no drawing of its own."""

from tests.toys.registered import toy_game

__all__ = ["toy_game"]
