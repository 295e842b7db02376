"""The server: in this process behind a real uvicorn, and as processes that are killed."""
