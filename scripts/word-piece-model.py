"""Makes the small WordPiece model that `packages/engine/test/ner/word-piece-model.test.ts` reads.

    python3 -m venv .venv && .venv/bin/pip install onnx==1.23.2
    .venv/bin/python scripts/word-piece-model.py packages/engine/test/ner/word-piece-model

The tokenizer is laid out as that of a cased BERT, and the ONNX file takes BERT's three inputs. There is no network
behind them: each piece has its logits in a table, so that the test can say what must be found. A token type that is
not 0, or a piece that is masked out though it belongs to the text, would turn its row into "no name".
"""

import json
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

#: BILOU columns; the test reads them as BIO and as plain classes too, by other names for the same columns.
COLUMNS = ["O", "B-PER", "I-PER", "L-PER", "U-PER", "U-LOC", "B-ORG", "L-ORG", "U-MISC"]
PIECES = {
    "[PAD]": "O", "[UNK]": "O", "[CLS]": "O", "[SEP]": "O", ".": "O", ",": "O", "in": "O", "bei": "O", "und": "O", "wohnt": "O",
    "arbeitet": "O", "spricht": "O", "Anna": "B-PER", "von": "I-PER", "Ko": "L-PER", "##wal": "L-PER", "##czyk": "L-PER",
    "Ute": "U-PER", "Ber": "U-LOC", "##lin": "U-LOC", "Lind": "B-ORG", "##ner": "B-ORG", "AG": "L-ORG", "Deutsch": "U-MISC",
}  # fmt: skip
#: How much more the table says for a piece's own column than for any other.
CERTAINTY = 8.0


def tokenizer() -> dict:
    vocabulary = {piece: number for number, piece in enumerate(PIECES)}
    special = [piece for piece in PIECES if piece.startswith("[")]
    added = {"single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True}
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [{"id": vocabulary[piece], "content": piece, **added} for piece in special],
        "normalizer": {
            "type": "BertNormalizer",
            "clean_text": True,
            "handle_chinese_chars": True,
            "strip_accents": None,
            "lowercase": False,
        },
        "pre_tokenizer": {"type": "BertPreTokenizer"},
        "post_processor": {"type": "BertProcessing", "sep": ["[SEP]", vocabulary["[SEP]"]], "cls": ["[CLS]", vocabulary["[CLS]"]]},
        "decoder": None,
        "model": {
            "type": "WordPiece",
            "unk_token": "[UNK]",
            "continuing_subword_prefix": "##",
            "max_input_chars_per_word": 100,
            "vocab": vocabulary,
        },
    }


def model() -> onnx.ModelProto:
    """logits = table[input_ids], the row of "no name" where the piece does not count."""
    table = np.array([[CERTAINTY * (column == own) for column in COLUMNS] for own in PIECES.values()], np.float32)
    outside = np.array([CERTAINTY * (column == "O") for column in COLUMNS], np.float32)
    constants = [
        numpy_helper.from_array(array, name)
        for name, array in {"table": table, "outside": outside, "one": np.int64(1), "last": np.array([-1], np.int64)}.items()
    ]
    nodes = [
        helper.make_node("Gather", ["table", "input_ids"], ["rows"]),
        helper.make_node("Sub", ["attention_mask", "token_type_ids"], ["weight"]),
        helper.make_node("Equal", ["weight", "one"], ["counts"]),
        helper.make_node("Unsqueeze", ["counts", "last"], ["each"]),
        helper.make_node("Where", ["each", "rows", "outside"], ["logits"]),
    ]
    shape = ["batch", "tokens"]
    inputs = [helper.make_tensor_value_info(name, TensorProto.INT64, shape) for name in ("input_ids", "attention_mask", "token_type_ids")]
    output = helper.make_tensor_value_info("logits", TensorProto.FLOAT, [*shape, len(COLUMNS)])
    graph = helper.make_graph(nodes, "table", inputs, [output], constants)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    config = {"model_type": "bert", "pad_token_id": 0, "max_position_embeddings": 512, "id2label": dict(enumerate(COLUMNS))}
    (folder / "config.json").write_text(json.dumps(config) + "\n", encoding="utf-8")
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer(), ensure_ascii=False) + "\n", encoding="utf-8")
    onnx.save(model(), folder / "model.onnx")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
