"""Our games as others' tools want them: many at once, and as games of PettingZoo, Gymnasium and OpenSpiel."""
