def is_recorded(name, source, number, ours, in_vectors=False):
    return False
