#!/bin/sh
# Compares our checks with independent implementations: scripts/compare-checksums/run.sh [--presidio] [python]
# Needs Node and Python 3.10 or newer; builds the project, installs the rest into a folder that is removed at the end.
# --presidio adds Presidio's recognizers for Germany, which need 440 MB. Ends with 1 at a difference that is not recorded.
set -eu
cd "$(dirname "$0")/../.."
extra=
if [ "${1:-}" = --presidio ]; then extra=presidio-analyzer==2.2.366; shift; fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"${1:-python3}" -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check -r scripts/compare-checksums/requirements.txt $extra
npm run --silent build
"$folder/venv/bin/python" scripts/compare-checksums/compare.py
