#!/bin/sh
# Lets an independent client (schemathesis) check a running service against its own OpenAPI document.
#   scripts/schemathesis.sh http://127.0.0.1:8080 "$API_KEY" [more options of schemathesis]
# The service must run without a rate limit. SCHEMATHESIS names the command (absolute or on the PATH), default `schemathesis`.
# Fails if a check fails or fewer than 2 000 cases were generated. All checks are on.
set -eu
base_url=$1
key=$2
shift 2
report=$(mktemp -d)
trap 'rm -rf "$report"' EXIT

cd "$report" # it leaves a database of examples where it runs
"${SCHEMATHESIS:-schemathesis}" run "$base_url/openapi.json" \
  --url "$base_url" \
  --header "Authorization: Bearer $key" \
  --checks all \
  --max-examples 500 \
  --continue-on-failure \
  "$@" >output 2>&1 && failed=0 || failed=$?
cat output
[ "$failed" -eq 0 ] || exit "$failed"

cases=$(sed -n 's/^ *\([0-9]*\) generated.*/\1/p' output)
if [ "${cases:-0}" -lt 2000 ]; then
  echo "only ${cases:-0} cases were generated, 2000 are wanted" >&2
  exit 1
fi
