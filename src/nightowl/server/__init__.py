"""Tables over HTTP and WebSocket. Every registered game is served alike; none is known by name."""
