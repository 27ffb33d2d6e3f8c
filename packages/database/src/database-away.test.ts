import { createTestDatabase } from '@camp/testing/test-database';
import { mongo } from 'mongoose';
import { isDatabaseAway } from './database-away';

const { uri } = createTestDatabase();

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it('counts as away: a call that waited too long for a connection in a rush', async () => {
  const client = await mongo.MongoClient.connect(uri, { maxPoolSize: 1, waitQueueTimeoutMS: 200 });
  const things = client.db().collection('things');

  const outcomes = await Promise.allSettled(Array.from({ length: 3_000 }, () => things.insertOne({})));

  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(failures.length).toBeGreaterThan(0);
  expect(failures.filter((error) => !isDatabaseAway(error))).toEqual([]);
  await client.close();
});

it('counts as away: a missing server', async () => {
  const client = new mongo.MongoClient('mongodb://127.0.0.1:1', { serverSelectionTimeoutMS: 50 });

  const failure = await failureOf(client.connect());

  expect(isDatabaseAway(failure)).toBe(true);
});

it.each([
  ['a server that steps down', { code: 10107 }, true],
  ['a transaction that lost a conflict', { errorLabels: ['TransientTransactionError'] }, true],
  ['a commit without a response', { errorLabels: ['UnknownTransactionCommitResult'] }, true],
  ['a write that may be sent again', { errorLabels: ['RetryableWriteError'] }, true],
  ['a query that timed out', { code: 50 }, true],
  ['a cursor that ended with its server', { code: 43 }, true],
  ['a transaction that its server has forgotten', { code: 251 }, true],
  ['a server that is too busy', { errorLabels: ['SystemOverloadedError'] }, true],
  ['a disk that is full', { code: 14031 }, true],
  ['a duplicate', { code: 11000 }, false],
  ['an unknown command', { code: 59 }, false],
])('%s: %j is %s', (_what, answer, isAway) => {
  expect(isDatabaseAway(new mongo.MongoServerError({ message: 'no', ...answer }))).toBe(isAway);
});

it.each([
  ['a connection that was ended', { code: 'EPIPE' }, true],
  ['a connection that was reset', { code: 'ECONNRESET', syscall: 'read' }, true],
  ['a connection that was abandoned', { code: 'ERR_STREAM_DESTROYED' }, true],
  ['a browser that went away', { code: 'ECONNRESET' }, false],
])('%s: %j is %s', (_what, fields, isAway) => {
  expect(isDatabaseAway(Object.assign(new Error('no'), fields))).toBe(isAway);
});

it.each([
  ['a pool that was closed', 'MongoPoolClosedError'],
  ['a pool without a free connection', 'MongoWaitQueueTimeoutError'],
])('counts as away: %s', (_what, name) => {
  const failure = new mongo.MongoDriverError('no');
  Object.defineProperty(failure, 'name', { value: name });

  expect(isDatabaseAway(failure)).toBe(true);
});

it.each([new mongo.MongoServerClosedError('closed'), new mongo.MongoClientClosedError()])(
  'counts as away: $name',
  (failure) => {
    expect(isDatabaseAway(failure)).toBe(true);
  },
);

it('does not count as away: a bulk write that the server refused', () => {
  const refused = new mongo.MongoServerError({ message: 'no', code: 121 });

  expect(isDatabaseAway(bulkError(refused))).toBe(false);
  expect(isDatabaseAway(bulkError({ message: 'taken', code: 11000, writeErrors: [] }))).toBe(false);
  expect(isDatabaseAway(bulkError(new mongo.MongoServerError({ message: 'no', code: 11600 })))).toBe(true);
});

/** The driver's error for a failed bulk write. */
const bulkError = (cause: ConstructorParameters<typeof mongo.MongoBulkWriteError>[0]) =>
  new mongo.MongoBulkWriteError(cause, {} as mongo.BulkWriteResult);

it('does not count as away: a programming error', () => {
  expect(isDatabaseAway(new TypeError('undefined is not a function'))).toBe(false);
});
