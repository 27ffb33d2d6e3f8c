#!/usr/bin/env bash
# Starts MongoDB as a replica set of one or three members on this machine's ports from 27017 on, with the settings of
# docker-compose.yml but without users, and waits until it has a primary. Usage: scripts/start-replica-set.sh [1 or 3]
set -euo pipefail
members=${1:-1}
image=mongo:8.0.26

hosts=
for ((member = 0; member < members; member++)); do
  port=$((27017 + member))
  docker run --detach --name "camp-mongo-$member" --network host "$image" \
    mongod --port "$port" --replSet camp --bind_ip_all --setParameter transactionLifetimeLimitSeconds=10 --setParameter minSnapshotHistoryWindowInSeconds=900 --wiredTigerCacheSizeGB 0.25 >/dev/null
  hosts+="${hosts:+, }{ _id: $member, host: 'localhost:$port' }"
done

shell() { docker exec camp-mongo-0 mongosh --quiet --port 27017 --eval "$1"; }
for ((try = 0; try < 60; try++)); do
  shell 'db.runCommand({ ping: 1 }).ok' >/dev/null 2>&1 && break
  sleep 1
done
shell "rs.initiate({ _id: 'camp', members: [$hosts] })"
# An election that never ends is a failure, not a wait.
shell 'for (let i = 0; i < 300 && !db.hello().primary; i++) sleep(200); if (!db.hello().primary) quit(1)'
shell 'rs.status().members.map(({ name, stateStr }) => `${name} ${stateStr}`).join("\n")'
