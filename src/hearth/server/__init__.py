"""Tables on the network: HTTP and WebSocket, seats held by tokens, a store, bots as players."""

from typing import Final

PORT: Final = 8137
LOCAL: Final = "127.0.0.1"
