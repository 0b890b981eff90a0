#!/usr/bin/env bash
# Runs the steps of deploy/Containerfile outside of a container, in a folder of its own: installs, builds, leaves out
# what only developers need, copies what the image gets, and starts that in a folder that it can't write to.
# Not what an image would show: the base image, its users, and the read-only root.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
server=
cleanup() {
  [ -z "$server" ] || kill "$server" 2>/dev/null || true
  chmod -R u+w "$scratch" && rm -rf "$scratch"
}
trap cleanup EXIT

mkdir "$scratch/build" "$scratch/app" "$scratch/data"
git ls-files -z | grep -zvE '^(bench|deploy|docs|training)/' | xargs -0 cp --parents -t "$scratch/build"
(cd "$scratch/build" && npm ci && npm run build && npm prune --omit=dev)
cp -R "$scratch"/build/{package.json,node_modules,packages} "$scratch/app"
rm -r "$scratch/build"
chmod -R a-w "$scratch/app"

cd "$scratch/app"
env -i PATH="$PATH" NODE_ENV=production PALIMPSEST_PORT=0 PALIMPSEST_ADMIN_PORT=0 \
  PALIMPSEST_STORE="sqlite:$scratch/data/palimpsest.db" node packages/service/bin/palimpsest.js serve >"$scratch/log" 2>&1 &
server=$!
for _ in $(seq 240); do
  url=$(sed -n 's/.*"url":"\([^"]*\)".*"msg":"listening".*/\1/p' "$scratch/log")
  [ -z "$url" ] || break
  kill -0 "$server" || { cat "$scratch/log"; exit 1; }
  sleep 0.5
done
node -e "fetch('$url/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
printf 'ready at %s, %s in all\n' "$url" "$(du -sh "$scratch/app" | cut -f1)"
