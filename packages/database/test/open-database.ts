import { connectDatabase, type Database } from '../src/connection';
import type { Clock } from '@camp/runtime/clock';
import { createLogger } from '@camp/runtime/logger';
import { indexName } from '../src/missing-indexes';
import type { Models } from '../src/models';
import type { Model } from 'mongoose';
import { givenDatabase } from '@camp/testing/given-database';
import { withOption } from '@camp/testing/mongo-address';
import { watchPlans, type WatchedPlans } from './plans';
import { testKeys } from '@camp/testing/medical-key';
import { createTestDatabase } from '@camp/testing/test-database';

/** Limits for hundreds of concurrent requests on a busy machine, since the tests don't measure speed. */
const busyMachine = { freeConnection: 25_000, query: 25_000, silence: 25_000, absence: 10_000 };

/**
 * Opens a database for this test file, with indexes, and drops it after the last test. Call it at the top of the file
 * and await `ready` in `beforeAll`. The file fails at its end if a query of the product (`plans`) has no index.
 *
 * @param options - `clock`: stamps the records
 */
export function openTestDatabase(
  options: { clock?: Clock } = {},
): Database & { readonly uri: string; readonly plans: Pick<WatchedPlans, 'enter' | 'run'> } {
  let watched: WatchedPlans | undefined;
  // Runs before the database is dropped (docs/decisions/0046). A failed `expect` would count against the next file's
  // first test.
  afterAll(async () => {
    const faults = (await watched?.faults()) ?? [];
    if (faults.length > 0) throw new Error(`Queries without their index:\n${faults.join('\n')}`);
  });
  const uri = withOption(createTestDatabase().uri, 'monitorCommands', 'true');
  const logger = createLogger({ name: 'test', level: 'silent' });
  const database = connectDatabase({
    uri,
    logger,
    clock: options.clock,
    limits: busyMachine,
    keys: testKeys,
  });
  const ready = database.ready.then(() => {
    // Other servers choose indexes by the stored data too, and tests store very little.
    if (!givenDatabase(process.env)) watched = watchPlans(database.connection);
    return keepExpired(database.models);
  });
  afterAll(() => database.close());
  const plans: Pick<WatchedPlans, 'enter' | 'run'> = {
    enter: () => watched?.enter(),
    run: (work) => (watched ? watched.run(work) : work()),
  };
  return { ...database, ready, uri, plans };
}

/** Turns off expiry. The server deletes by its own clock once a minute, and a test's clock may be months earlier. */
async function keepExpired(models: Models): Promise<void> {
  for (const model of Object.values(models) as Model<unknown>[])
    for (const [keys, { expireAfterSeconds }] of model.schema.indexes())
      if (expireAfterSeconds !== undefined) await model.collection.dropIndex(indexName(keys));
}
