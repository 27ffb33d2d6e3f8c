import { isWorkerRunning } from '@camp/database/heartbeat/heartbeat';
import { thisRestore } from '@camp/database/restore/restore-model';
import { openTestDatabase } from '@camp/database/test/open-database';
import { createLogger } from '@camp/runtime/logger';
import { untilReleased } from './until-released';

const { models, ready } = openTestDatabase();
beforeAll(() => ready);
const logger = createLogger({ name: 'test', level: 'silent' });

it('waits until a restored database is released, and counts as running meanwhile', async () => {
  await models.Restore.create({ _id: thisRestore, madeAt: new Date() });
  let isReleased = false;
  const waiting = untilReleased(models, logger).then(() => (isReleased = true));
  while (!(await isWorkerRunning(models))) await new Promise((resolve) => setTimeout(resolve, 50));
  const before = isReleased;

  await models.Restore.updateOne({ _id: thisRestore }, { releasedAt: new Date() });
  await waiting;

  expect([before, isReleased]).toEqual([false, true]);
});

it('does not wait for a database that was never restored', async () => {
  await models.Restore.deleteMany({});
  await expect(untilReleased(models, logger)).resolves.toBeUndefined();
});
