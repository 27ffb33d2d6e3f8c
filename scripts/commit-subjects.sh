#!/usr/bin/env bash
# Refuses a commit since the given one whose subject is longer than 72 characters (CONTRIBUTING.md).
# Usage: scripts/commit-subjects.sh <commit>
set -euo pipefail
export LC_ALL=C.UTF-8

subjects=$(git log --no-merges --format=%s "$1..HEAD")
if grep -E '^.{73}' <<<"$subjects"; then
  echo 'These subjects are longer than 72 characters. Shorten them (git rebase --interactive).' >&2
  exit 1
fi
