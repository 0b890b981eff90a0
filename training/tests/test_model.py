"""The model as an ONNX graph, in fp32 and int8, with and without an early exit, agrees with PyTorch; and unpacks again."""

import numpy as np
import onnx
import onnxruntime
import pytest
import torch
from tiny_model import CONFIG

from palimpsest_training.batches import WindowSet
from palimpsest_training.calibration import find_peaks
from palimpsest_training.exit_head import ExitHead
from palimpsest_training.folding import without_biases_behind_products
from palimpsest_training.int8_graph import Int8Graph
from palimpsest_training.labels import LABELS
from palimpsest_training.model import WORD_EMBEDDINGS, Tagger, tagger_with
from palimpsest_training.onnx_graph import build
from palimpsest_training.unpack import unpack, unpack_peaks


@pytest.fixture
def weights(tagger):
    return {name: tensor.numpy() for name, tensor in tagger.state_dict().items()}


@pytest.fixture
def peaks(tagger):
    rng = np.random.default_rng(3)
    ids = rng.integers(4, 50, 160).astype(np.int32)
    windows = WindowSet(ids, np.zeros(160, np.int8), np.arange(8, 161, 8), share=1, weight=1)
    return find_peaks(tagger, [windows])


@pytest.fixture
def int8_graph(peaks):
    return Int8Graph(peaks)


def _exit_head(threshold):
    rng = np.random.default_rng(4)
    inner, outer = ((0.2 * rng.normal(size=size)).astype(np.float32) for size in ((64, 8), (8, len(LABELS))))
    return ExitHead(1, threshold, inner, np.zeros(8, np.float32), outer, np.zeros(len(LABELS), np.float32))


def _run(model, ids):
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    return session.run(None, {"input_ids": ids})[0]


TEXTS = np.array([[0, 7, 8, 9, 2], [0, 11, 12, 7, 2]])


def test_the_onnx_file_says_what_the_model_says(tagger, embeddings, weights):
    exported = _run(build(weights, embeddings, CONFIG), TEXTS)
    with torch.inference_mode():
        trained = tagger(torch.from_numpy(TEXTS), torch.ones(TEXTS.shape)).numpy()
    assert np.abs(exported - trained).max() < 0.05


def test_padding_changes_nothing_where_the_model_is_trained(tagger):
    padded, attended = torch.tensor([[0, 7, 8, 9, 2], [0, 7, 2, 1, 1]]), torch.tensor([[1, 1, 1, 1, 1], [1, 1, 1, 0, 0]])
    with torch.inference_mode():
        together, alone = tagger(padded, attended).numpy(), tagger(padded[1:, :3], torch.ones(1, 3)).numpy()
    assert np.abs(together[1, :3] - alone[0]).max() < 1e-5


def test_biases_that_normalizations_took_up_change_nothing(tagger, weights):
    folded = without_biases_behind_products(weights, CONFIG["num_hidden_layers"])
    other = tagger_with(folded, CONFIG)
    assert not folded["bert.encoder.layer.1.output.dense.bias"].any()
    with torch.inference_mode():
        said, before = (model(torch.from_numpy(TEXTS), torch.ones(TEXTS.shape)).numpy() for model in (other, tagger))
    assert np.abs(said - before).max() < 1e-5


def test_products_in_int8_say_nearly_the_same_and_no_text_depends_on_its_neighbours(embeddings, weights, int8_graph):
    rounded = build(weights, embeddings, CONFIG, int8_graph)
    together, exact = _run(rounded, TEXTS), _run(build(weights, embeddings, CONFIG), TEXTS)
    assert 0 < np.abs(together[0] - exact[0]).max() < 0.05
    assert np.array_equal(together[1:], _run(rounded, TEXTS[1:]))


@pytest.mark.parametrize("rounded", [False, True])
def test_an_early_exit_that_no_token_takes_changes_nothing(embeddings, weights, peaks, rounded):
    graphs = [Int8Graph(peaks) if rounded else None for _ in range(2)]
    whole = _run(build(weights, embeddings, CONFIG, graphs[0]), TEXTS[:1])
    said = _run(build(weights, embeddings, CONFIG, graphs[1], _exit_head(threshold=0.0)), TEXTS[:1])
    assert np.abs(said - whole).max() < 1e-5


def test_tokens_that_leave_early_keep_what_the_head_says_and_the_others_go_on(embeddings, weights):
    def run(threshold):
        return _run(build(weights, embeddings, CONFIG, None, _exit_head(threshold)), TEXTS[:1])[0]

    by_head = run(threshold=1.0)  # only <s> goes on
    no_name = np.exp(by_head[1:, 0]) / np.exp(by_head[1:]).sum(-1)
    left = np.array([False, *(no_name >= np.median(no_name))])
    said = run(threshold=1 - float(np.median(no_name)))
    assert np.array_equal(said[left], by_head[left])
    assert np.abs(said[~left] - by_head[~left])[1:].max(-1).min() > 0.01


def test_two_products_of_bytes_fit_in_sixteen_bits(embeddings, weights, int8_graph):
    constants = build(weights, embeddings, CONFIG, int8_graph).graph.initializer
    stored = [onnx.numpy_helper.to_array(c) for c in constants if c.name.endswith(".weight") and c.data_type == onnx.TensorProto.INT8]
    assert len(stored) == 4 * CONFIG["num_hidden_layers"]
    assert max(2 * 255 * np.abs(matrix.astype(int)).max() for matrix in stored) < 2**15


def test_an_exported_model_unpacks_to_weights_that_export_to_the_same_file(tagger, embeddings, weights):
    exported = build(weights, embeddings, CONFIG)
    arrays = _arrays(exported)
    unpacked = unpack(exported.graph, arrays)
    assert set(unpacked) == set(weights) - {WORD_EMBEDDINGS}
    Tagger(CONFIG).load_state_dict({name: torch.tensor(array) for name, array in unpacked.items()}, strict=False)
    for name, array in _arrays(build(unpacked, embeddings, CONFIG)).items():
        assert np.allclose(array, arrays[name], rtol=1e-6), name


@pytest.mark.parametrize("exit_head", [None, _exit_head(threshold=0.5)])
def test_a_model_with_products_in_int8_unpacks_to_what_it_was_made_of(embeddings, weights, peaks, exit_head):
    exported = build(weights, embeddings, CONFIG, Int8Graph(peaks), exit_head)
    arrays = _arrays(exported)
    unpacked = unpack(exported.graph, arrays)
    assert set(unpacked) == set(weights) - {WORD_EMBEDDINGS}
    for name in (name for name in unpacked if name.endswith(("dense.weight", "query.weight"))):
        assert np.abs(unpacked[name] - weights[name]).max() < np.abs(weights[name]).max() / 20, name
    again = _arrays(build(unpacked, embeddings, CONFIG, Int8Graph(unpack_peaks(unpacked, arrays)), exit_head))
    for name in (name for name in arrays if name.startswith("bert")):
        assert np.allclose(again[name], arrays[name], rtol=1e-5), name


def _arrays(model):
    return {constant.name: onnx.numpy_helper.to_array(constant) for constant in model.graph.initializer}
