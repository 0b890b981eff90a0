"""Which corpora are trained on, and how much each counts."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Corpus:
    """`share` of its windows is drawn anew for each epoch (2 = each twice); `weight` scales their loss.

    `values_annotated`: the values of `labels.VALUE_TYPES` are marked as well.
    """

    share: float
    weight: float = 1.0
    persons_annotated: bool = True
    values_annotated: bool = False


#: Files ``<name>.jsonl.gz`` of the corpora's train folder. Silver annotation (WikiANN marks what others do not, and is
#: wrong in every tenth span) weighs a third; wnut17 marks far fewer names than a reader would.
CORPORA: Mapping[str, Corpus] = {
    "germeval2014.de": Corpus(2.0),
    "smartdata.de": Corpus(1.0),
    "mobie.de": Corpus(0.15, persons_annotated=False),
    "europarl.de": Corpus(0.35),
    "ler.de": Corpus(0.35),
    "grascco.de": Corpus(3.0),
    "biofid.de": Corpus(0.2),
    "massive.de": Corpus(0.08),
    "wikiann.de": Corpus(0.2, weight=0.3),
    "uner_ewt.en": Corpus(0.8),
    "btc.en": Corpus(0.2),
    "wnut17.en": Corpus(0.1, weight=0.5),
    "crossner.en": Corpus(0.4),
    "nlu_home.en": Corpus(0.08),
    "wikiann.en": Corpus(0.1, weight=0.3),
}

#: Generated documents, and the invented ones in which strangers marked every value, stand beside the corpora.
OWN: Mapping[str, Corpus] = {"synthetic": Corpus(0.5), "marked": Corpus(2.0, values_annotated=True)}
