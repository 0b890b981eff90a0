"""Generator of German and English documents in which every name is known."""
