#!/bin/sh
# Lints the OpenAPI document of a running service with a public linter, Redocly CLI (one package, works offline).
#   scripts/lint-openapi.sh http://127.0.0.1:8080
# REDOCLY names the command. All recommended rules are errors, but for those that redocly.yaml switches off.
set -eu
document=$(mktemp --suffix .json)
trap 'rm -f "$document"' EXIT
curl --fail --silent --show-error "$1/openapi.json" --output "$document"

export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true
${REDOCLY:-npx --yes @redocly/cli@2.77.0} lint "$document" --config "$(dirname "$0")/../redocly.yaml"
