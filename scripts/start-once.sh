#!/usr/bin/env bash
# Starts the product, waits until it is ready, and stops it. Fails if it does not become ready, or does not print the
# given text. Usage: scripts/start-once.sh [text]
set -euo pipefail
cd "$(dirname "$0")/.."
text=${1:-}
log=$(mktemp)

setsid npm start >"$log" 2>&1 &
started=$!
stop() {
  kill -TERM -- "-$started" 2>/dev/null || true
  wait "$started" 2>/dev/null || true
  cat "$log"
  rm -f "$log"
}
trap stop EXIT

for ((try = 0; try < 600; try++)); do
  curl --silent --fail --output /dev/null "http://localhost:${PORT:-3000}/readyz" && break
  kill -0 "$started"
  sleep 1
done
((try < 600))
grep --quiet --fixed-strings -- "$text" "$log"
