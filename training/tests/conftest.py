"""A tiny random model, and what documents are generated from."""

import pytest
from tiny_model import random_embeddings, random_tagger

from palimpsest_training.generator.documents import load_sources


@pytest.fixture
def embeddings():
    return random_embeddings()


@pytest.fixture
def tagger(embeddings):
    return random_tagger(embeddings)


@pytest.fixture(scope="session")
def sources():
    return load_sources("train")
