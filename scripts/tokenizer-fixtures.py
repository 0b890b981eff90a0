"""Trains two small tokenizers for the tests, WordPiece (as BERT) and byte-level BPE (as RoBERTa), on made-up texts.

    python scripts/tokenizer-fixtures.py packages/engine/test/ner

Needs PyPI `tokenizers`. The texts come from tokenizer-vectors.py, so the pieces are of no use for anything else.
"""

import importlib
import pathlib
import random
import sys

from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

vectors = importlib.import_module("tokenizer-vectors")  # beside this file; `import` takes no hyphen


def texts(count: int = 500) -> list[str]:
    rng = random.Random(11)
    return [vectors.random_text(rng) for _ in range(count)] + [" ".join(vectors.WORDS)] * 50


def word_piece() -> Tokenizer:
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
    trainer = trainers.WordPieceTrainer(vocab_size=900, special_tokens=special, limit_alphabet=400)
    tokenizer.train_from_iterator(texts(), trainer)
    tokenizer.post_processor = processors.BertProcessing(("[SEP]", 3), ("[CLS]", 2))
    return tokenizer


def byte_pair() -> Tokenizer:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(vocab_size=700, special_tokens=["<s>", "<pad>", "</s>"], initial_alphabet=alphabet)
    tokenizer.train_from_iterator(texts(), trainer)
    tokenizer.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), trim_offsets=False)
    return tokenizer


if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    word_piece().save(str(folder / "word-piece-tokenizer.json"), pretty=False)
    byte_pair().save(str(folder / "byte-pair-tokenizer.json"), pretty=False)
