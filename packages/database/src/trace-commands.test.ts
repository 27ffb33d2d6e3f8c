import { randomUUID } from 'node:crypto';
import { forRequest } from '@camp/runtime/request-id';
import { setRecorder, type FinishedSpan } from '@camp/runtime/traces/span';
import { placeOfRequest } from '@camp/runtime/traces/trace-ids';
import { openTestDatabase } from '../test/open-database';
import { traceCommands } from './trace-commands';

const { connection, models, ready } = openTestDatabase();
const spans: FinishedSpan[] = [];
beforeAll(async () => {
  await ready;
  traceCommands(connection.getClient());
  setRecorder((span) => void spans.push(span));
});
afterAll(() => setRecorder(undefined));
beforeEach(() => void (spans.length = 0));

it('records the commands of each concurrent request below its span, without their values (S66)', async () => {
  const ids = [randomUUID(), randomUUID()];

  await Promise.all(
    ids.map((id) =>
      forRequest(id, async () => await models.User.find({ emailKey: 'marker@example.com' }).lean()),
    ),
  );

  expect(spans).toHaveLength(2);
  for (const id of ids)
    expect(spans.find(({ parent }) => parent?.spanId === placeOfRequest(id)?.spanId)).toMatchObject({
      name: 'mongodb find users',
      kind: 'client',
      hasFailed: false,
      attributes: { 'db.operation.name': 'find', 'db.collection.name': 'users' },
    });
  expect(JSON.stringify(spans)).not.toContain('marker');
});

it('records a failed command as failed', async () => {
  const command = () => forRequest(randomUUID(), () => connection.db?.command({ noSuchCommand: 'users' }));

  await expect(command()).rejects.toThrow();

  expect(spans).toEqual([expect.objectContaining({ name: 'mongodb noSuchCommand users', hasFailed: true })]);
});

it('records nothing of a scheduled task', async () => {
  await models.User.countDocuments({});

  expect(spans).toEqual([]);
});
