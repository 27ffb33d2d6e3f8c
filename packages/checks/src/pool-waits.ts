import type { mongo } from 'mongoose';
import { Counter, Histogram, type Registry } from 'prom-client';

/** Seconds. */
const buckets = [0.001, 0.01, 0.05, 0.1, 0.5, 1, 3];

/**
 * Measures how long operations wait for a connection to MongoDB.
 *
 * @param client - open, with its pool's events
 */
export function measurePoolWaits(registry: Registry, client: mongo.MongoClient): void {
  const waits = new Histogram({
    name: 'camp_mongodb_pool_wait_seconds',
    help: 'Time until an operation got a connection of the pool',
    buckets,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'camp_mongodb_pool_failures_total',
    help: 'Operations that got no connection of the pool',
    registers: [registry],
  });
  client.on('connectionCheckedOut', ({ durationMS }) => waits.observe(durationMS / 1_000));
  client.on('connectionCheckOutFailed', () => failures.inc());
}
