"""Presidio's pattern recognizers (all that its registry has for German and English, no NLP engine).

Reads a JSON array of texts, then answers each further line with {"ms": ..., "found": ...} of one round:
milliseconds for all texts and, for each text, what was found in it.
"""

import json
import sys
import time

from presidio_analyzer import PatternRecognizer, RecognizerRegistry

registry = RecognizerRegistry(supported_languages=["de", "en"])
registry.load_predefined_recognizers(languages=["de", "en"])
# The registry makes one of each for every language that it speaks; one is enough.
recognizers = list({type(r): r for r in registry.recognizers if isinstance(r, PatternRecognizer)}.values())
texts = json.loads(sys.stdin.readline())

for _ in sys.stdin:
    start = time.process_time()
    results = [[x for r in recognizers for x in r.analyze(text, r.supported_entities) or []] for text in texts]
    ms = (time.process_time() - start) * 1000
    found = [[f"{x.entity_type} {text[x.start : x.end]}" for x in result] for text, result in zip(texts, results, strict=True)]
    print(json.dumps({"ms": ms, "found": found}), flush=True)
