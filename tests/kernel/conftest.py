"""The tests here can play the toy game."""

from tests.toys.registered import toy_game

__all__ = ["toy_game"]
