import type { Logger } from '@camp/runtime/logger';
import { mongo, type Connection } from 'mongoose';

/** Seconds. Documents that a crashed process's transaction wrote stay locked until then. */
const longest = 10;

/** Logs a warning if transactions may live too long, provided that the server shows the setting. */
export async function warnOfLongTransactions(connection: Connection, logger: Logger): Promise<void> {
  const seconds = await readLifetime(connection);
  if (seconds === undefined || seconds <= longest) return;
  logger.warn(
    { seconds },
    `MongoDB lets a transaction live for ${seconds} seconds: when a process dies in one, families are locked out for ` +
      `as long. Start it with --setParameter transactionLifetimeLimitSeconds=${longest}.`,
  );
}

async function readLifetime(connection: Connection): Promise<number | undefined> {
  try {
    const answer = await connection.db
      ?.admin()
      .command({ getParameter: 1, transactionLifetimeLimitSeconds: 1 });
    return Number(answer?.transactionLifetimeLimitSeconds);
  } catch (error) {
    // The user may not read the setting, or the server is a router, which doesn't have it.
    if (error instanceof mongo.MongoServerError) return undefined;
    throw error;
  }
}
