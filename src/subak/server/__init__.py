"""The table for everybody: people and bots on one machine or many, over HTTP and WebSocket."""
