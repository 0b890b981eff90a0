#!/usr/bin/env bash
# The round trip with nothing but curl. Run: PALIMPSEST_API_KEY=... examples/round-trip.sh
set -euo pipefail
url="${PALIMPSEST_URL:-http://127.0.0.1:8080}/v1/masking"

call() { # METHOD PATH [JSON]; the key goes through a file descriptor, so that no list of processes shows it
  curl --silent --show-error --fail-with-body --request "$1" "$url/$2" ${3:+--data "$3"} \
    --header 'Content-Type: application/json' --header @<(echo "Authorization: Bearer $PALIMPSEST_API_KEY")
}

session=$(call POST session '{"ttl_seconds": 600}' | grep -oE '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}')
trap 'call DELETE "session/$session"' EXIT # session.destroy()

call POST anonymize '{"session_id": "'"$session"'", "text": "Frau Anna Schmidt, anna.schmidt@example.com, IBAN DE89 3704 0044 0532 0130 00"}'
echo
call POST deanonymize '{"session_id": "'"$session"'", "text": "Ihre IBAN [DE_IBAN_1] ist vermerkt."}'
echo
