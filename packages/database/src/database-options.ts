import type { Clock } from '@camp/runtime/clock';
import type { Keyring } from '@camp/runtime/keyring';
import type { Logger } from '@camp/runtime/logger';

/** Time limits for MongoDB in milliseconds (docs/decisions/0019-mongodb-timeout.md). */
export interface DatabaseLimits {
  /** Interval of the driver's heartbeats. */
  heartbeat: number;
  /** Timeout for a heartbeat and for a new connection. */
  silence: number;
  /** Wait for an unavailable server. */
  absence: number;
  /** Wait for a free connection of the pool during a rush. */
  freeConnection: number;
  /** Limit of the server's work on one query. */
  query: number;
}

/** Settings of the connection to the database. */
export interface DatabaseOptions {
  /** `mongodb://...`. The database is `camp` if the address has no name. */
  uri: string;
  logger: Logger;
  /** Clock for `createdAt` and `updatedAt`. */
  clock?: Clock;
  /** Limits that differ from the defaults. */
  limits?: Partial<DatabaseLimits>;
  /** The keys of medical answers and private pictures, for a program that reads or writes them. */
  keys?: Keyring;
  /** Whether data of an earlier version stays as it is, for a program that copies it. */
  leavesData?: boolean;
  /** Whether the embedded server is refused, as in production. It is allowed by default. */
  refusesEmbedded?: boolean;
}
