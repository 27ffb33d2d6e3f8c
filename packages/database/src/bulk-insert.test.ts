import { readEntry } from '../test/factories/audit';
import { openTestDatabase } from '../test/open-database';
import { recordCommands } from '../test/record-commands';
import { mongo } from 'mongoose';
import { bulkInsert } from './bulk-insert';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const partsOf = async (parts: string[]) =>
  (await models.Audit.collection.find({ part: { $in: parts } }).toArray())
    .map(({ part }) => String(part))
    .sort();

it('stores concurrent records with two inserts, each record with its timestamps, and the next record alone', async () => {
  const commands = await recordCommands(connection);
  const parts = Array.from({ length: 20 }, (_, index) => `together ${index}`);

  const asked = await commands.during(async () => {
    await Promise.all(parts.map((part) => bulkInsert(models.Audit, readEntry(part))));
    await bulkInsert(models.Audit, readEntry('afterwards'));
  });

  expect(asked).toEqual(['insert audits', 'insert audits', 'insert audits']);
  expect(await partsOf([...parts, 'afterwards'])).toEqual([...parts, 'afterwards'].sort());
  expect(await models.Audit.findOne({ part: 'together 19' }).lean()).toMatchObject({
    createdAt: expect.any(Date),
  });
});

it('rejects every record of a failed insert, and continues with the records queued after it', async () => {
  const twice = readEntry('there already');
  await bulkInsert(models.Audit, twice);

  const outcomes = await Promise.allSettled([
    bulkInsert(models.Audit, { ...twice, part: 'again' }),
    bulkInsert(models.Audit, readEntry('behind it')),
    bulkInsert(models.Audit, readEntry('beside that')),
  ]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(outcomes[0]).toMatchObject({ reason: { code: 11_000 } });
  expect(await partsOf(['again', 'behind it', 'beside that'])).toEqual(['behind it', 'beside that']);
});

it('lets no insert wait twice for a database that is away', async () => {
  const away = new mongo.MongoNetworkError('read ECONNRESET');
  const insertMany = jest.spyOn(models.Audit.collection, 'insertMany').mockRejectedValueOnce(away);

  const outcomes = await Promise.allSettled(
    ['first', 'second', 'third'].map((part) => bulkInsert(models.Audit, readEntry(part))),
  );
  await bulkInsert(models.Audit, readEntry('back again'));

  expect(outcomes).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason: away })));
  expect(insertMany).toHaveBeenCalledTimes(2);
  expect(await partsOf(['first', 'second', 'third', 'back again'])).toEqual(['back again']);
  insertMany.mockRestore();
});
