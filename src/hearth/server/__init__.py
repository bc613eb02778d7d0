"""Tables on the network: HTTP and WebSocket, seats held by tokens, a store, bots as players."""
