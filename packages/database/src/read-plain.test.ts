import { createUser } from '../test/factories/user';
import { openTestDatabase } from '../test/open-database';
import type { mongo } from 'mongoose';
import { ConnectionStates, trusted, Types } from 'mongoose';
import { readPlain, readPlainOne } from './read-plain';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

// These reads start before the connection is open, so they can't be in a test's body.
const early = askEarly();
async function askEarly() {
  const { connection: unopened, models: notYet } = openTestDatabase();
  const nobody = { nameFirst: 'Nobody' };
  const states = [unopened.readyState];
  const answers = await Promise.all([readPlain(notYet.User, nobody), readPlainOne(notYet.User, nobody)]);
  return { states, answers };
}

it('reads documents as they are stored, in the requested order and with the requested fields', async () => {
  const roles = ['reads-plainly'];
  for (const nameFirst of ['Ada', 'Cleo', 'Bea']) await createUser(models, { nameFirst, roles });

  const found = await readPlain(
    models.User,
    { roles },
    { sort: { nameFirst: -1 }, projection: { nameFirst: 1, _id: 0 } },
  );

  expect(found).toEqual([{ nameFirst: 'Cleo' }, { nameFirst: 'Bea' }, { nameFirst: 'Ada' }]);
});

it('finds one document, or none', async () => {
  const { _id, email } = await createUser(models);

  expect(await readPlainOne(models.User, { _id })).toMatchObject({ _id, email });
  expect(await readPlainOne(models.User, { _id: new Types.ObjectId() })).toBeNull();
});

it.each([
  ['a field', (email: object) => ({ email })],
  ['a branch', (email: object) => ({ $or: [{ email }] })],
])('treats an operator in %s as a value, unless it is trusted', async (_, filterOf) => {
  await createUser(models);
  const operator = { $ne: '' };

  const sent = await readPlain(models.User, filterOf({ ...operator }));
  const own = await readPlain(models.User, filterOf(trusted(operator)));

  expect(sent).toEqual([]);
  expect(own).not.toEqual([]);
  expect(await readPlainOne(models.User, filterOf({ $gt: '' }))).toBeNull();
});

it('does not compile with a value of another type than is stored, which would find nothing', async () => {
  const { _id } = await createUser(models);

  // @ts-expect-error -- a text is no id
  expect(await readPlainOne(models.User, { _id: _id.toString() })).toBeNull();
});

it('limits the time like the connection’s other queries', async () => {
  const limits: unknown[] = [];
  const note = ({ command }: mongo.CommandStartedEvent) => limits.push(command.maxTimeMS);
  connection.getClient().on('commandStarted', note);

  await readPlain(models.User, {});
  await readPlainOne(models.User, {});

  connection.getClient().off('commandStarted', note);
  expect(limits).toEqual([25_000, 25_000]);
});

it('waits for the first connection as every other query does', async () => {
  const { states, answers } = await early;

  expect(states).not.toContain(ConnectionStates.connected);
  expect(answers).toEqual([[], null]);
});
