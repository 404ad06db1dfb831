"""HTTP and WebSocket, version 1."""
