import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';

/** How long a call waits for MongoDB; docs/decisions/0019 says why as long as that. Milliseconds. */
export interface DatabaseLimits {
  /** Interval of the driver's heartbeats. */
  heartbeat: number;
  /** Timeout for a heartbeat and for a new connection. */
  silence: number;
  /** While it is away. */
  absence: number;
  /** For a free connection of the pool, in a rush. */
  freeConnection: number;
  /** For the server's work on one query. */
  query: number;
}

/** How a process reaches its database. */
export interface DatabaseOptions {
  /** `mongodb://...`; the database is called `camp` where the address names none. */
  uri: string;
  logger: Logger;
  /** Stamps `createdAt` and `updatedAt`. */
  clock?: Clock;
  /** Where they are to be others than the product's. */
  limits?: Partial<DatabaseLimits>;
  /** Whether the embedded server is refused, as in production; taken when absent. */
  refusesEmbedded?: boolean;
}
