import { connectDatabase, type Database } from '@camp/database/connection';
import type { Clock } from '@camp/runtime/clock';
import { createLogger } from '@camp/runtime/logger';
import { createTestDatabase } from './test-database';

/**
 * Opens a database of this test file's own, with its indexes, and closes and drops it after the last test. Call it
 * at the top of the file and await `ready` in `beforeAll`.
 *
 * @param options - `clock`: stamps the records
 */
export function openTestDatabase(options: { clock?: Clock } = {}): Database & { readonly uri: string } {
  const { uri } = createTestDatabase();
  const logger = createLogger({ name: 'test', level: 'silent' });
  // A rush of hundreds on a machine that has other work: the tests ask what happens, not how fast.
  const waitForConnection = 25_000;
  const database = connectDatabase({ uri, logger, clock: options.clock, waitForConnection });
  afterAll(() => database.close());
  return { ...database, uri };
}
