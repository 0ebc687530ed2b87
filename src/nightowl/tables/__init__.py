"""Tables: one sitting of people and bots around any game. Knows `Game` and bytes, no game by name."""
