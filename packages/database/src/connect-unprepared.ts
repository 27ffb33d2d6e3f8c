import { createConnection } from 'mongoose';
import type { Database } from './connection';
import { createModels } from './models';
import { openingOptions } from './prepare-database';

/** Milliseconds. */
const patience = 3_000;

/**
 * Connects in the background, for programs that only read. Unlike `connectDatabase` it changes nothing in the database,
 * accepts any version of it, and connects once.
 *
 * @param uri - `mongodb://...`
 * @returns at once. `connection.asPromise()` is rejected if MongoDB cannot be reached
 */
export function connectUnprepared(uri: string): Pick<Database, 'connection' | 'models' | 'close'> {
  const connection = createConnection();
  connection.set('sanitizeFilter', true);
  connection.set('maxTimeMS', patience);
  const opening = connection.openUri(uri, {
    ...openingOptions(uri),
    serverSelectionTimeoutMS: patience,
    connectTimeoutMS: patience,
    maxPoolSize: 5,
  });
  // `asPromise` reports the error to those who wait.
  opening.catch(() => undefined);
  return { connection, models: createModels(connection), close: () => connection.destroy() };
}
