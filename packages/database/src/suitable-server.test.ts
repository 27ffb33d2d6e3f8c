import { startLimitedMongo, type LimitedMongo, type Limits } from '@camp/testing/limited-mongo';
import { withLogin } from '@camp/testing/mongo-address';
import { createTestDatabase } from '@camp/testing/test-database';
import { createLogger } from '@camp/runtime/logger';
import { connectDatabase } from './connection';
import { UnsuitableServerError } from './suitable-server';

const { uri, name } = createTestDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });
const limited: LimitedMongo[] = [];
afterEach(() => {
  for (const one of limited.splice(0)) one.close();
});

/** The product's error at startup for an unsuitable database. */
async function refusalOf(limits: Limits, { password = '', refusesEmbedded = false } = {}): Promise<string> {
  const server = await startLimitedMongo(uri, limits);
  limited.push(server);
  const address = password ? withLogin(server.uri, 'camp', password) : server.uri;
  const database = connectDatabase({ uri: address, logger, refusesEmbedded });
  const outcome: unknown = await database.ready.catch((error: unknown) => error);
  await database.close();
  if (!(outcome instanceof UnsuitableServerError)) throw new Error(`Not refused: ${String(outcome)}`);
  return outcome.message;
}

const unknown = { ok: 0, code: 59, codeName: 'CommandNotFound', errmsg: 'no such command' };
const aboutBulkWrite =
  'MONGODB_URI names a MongoDB 8.0 server that rejects the command bulkWrite. After an upgrade, ' +
  "run setFeatureCompatibilityVersion '8.0' on it.";
const aboutAge = 'MONGODB_URI names a MongoDB older than 7.0. The product needs 7.0 or newer.';

it.each<[string, Limits, string]>([
  [
    'is no replica set',
    { announces: { setName: undefined, msg: undefined } },
    'MONGODB_URI names a MongoDB that is neither a replica set nor a sharded cluster, so it has no transactions. ' +
      'Start it with --replSet and run rs.initiate().',
  ],
  ['is too old', { announces: { maxWireVersion: 20 } }, aboutAge],
  ['is too old for the driver', { announces: { maxWireVersion: 6 } }, aboutAge],
  ['does not know hello', { announces: { helloOk: undefined }, answers: { hello: unknown } }, aboutAge],
  [
    'does not know bulkWrite',
    { announces: { maxWireVersion: 25 }, answers: { bulkWrite: unknown } },
    aboutBulkWrite,
  ],
  [
    'was upgraded and still works as the version before',
    {
      announces: { maxWireVersion: 25 },
      answers: { bulkWrite: { ok: 0, code: 115, codeName: 'CommandNotSupported', errmsg: 'not yet' } },
    },
    aboutBulkWrite,
  ],
  [
    'commits nothing',
    { answers: { commitTransaction: { ok: 0, code: 59, errmsg: 'no such command: commitTransaction.' } } },
    'MONGODB_URI names a database in which no transaction completes: no such command: commitTransaction.',
  ],
  [
    'has no sessions',
    { announces: { logicalSessionTimeoutMinutes: undefined } },
    'MONGODB_URI names a database in which no transaction completes: Current topology does not support sessions.',
  ],
  [
    'lets its user only read',
    {
      answers: {
        connectionStatus: {
          ok: 1,
          authInfo: {
            authenticatedUserPrivileges: [
              { resource: { db: '', collection: '' }, actions: ['find', 'listIndexes'] },
              { resource: { db: 'other', collection: '' }, actions: ['insert'] },
              { resource: { cluster: true }, actions: ['remove'] },
            ],
          },
        },
      },
    },
    'MONGODB_URI names a user without the rights the product needs (insert, update, remove, createCollection, ' +
      'createIndex, dropIndex). Grant it the role readWrite.',
  ],
  [
    'refuses a command',
    {
      answers: {
        find: { ok: 0, code: 13, errmsg: 'not authorized on camp to execute command { find: "migrations" }' },
      },
    },
    'MONGODB_URI names a user without the rights the product needs (not authorized on camp). Grant it the role ' +
      'readWrite.',
  ],
])('names in one sentence what is missing in a database that %s', async (_what, limits, sentence) => {
  expect(await refusalOf(limits)).toBe(sentence);
});

it('reports a refused login', async () => {
  const refused = { saslStart: { ok: 0, code: 18, errmsg: 'Authentication failed.' } };

  expect(await refusalOf({ answers: refused }, { password: 'another' })).toBe(
    'MongoDB rejects the user or the password in MONGODB_URI. Check both.',
  );
});

it('refuses the embedded server if asked to', async () => {
  expect(await refusalOf({ announces: { embedded: true } }, { refusesEmbedded: true })).toMatch(
    /^Refusing to start in production: MONGODB_URI names the embedded server/,
  );
});

it.each<[string, Limits]>([
  ['as it is', {}],
  ['of version 7.0', { announces: { maxWireVersion: 21 } }],
  [
    'whose user may read and write',
    {
      answers: {
        connectionStatus: {
          ok: 1,
          authInfo: {
            authenticatedUserPrivileges: [
              { resource: { anyResource: true }, actions: ['find', 'insert', 'update', 'remove'] },
              {
                resource: { db: name, collection: 'things' },
                actions: ['createCollection', 'createIndex', 'listIndexes', 'dropIndex'],
              },
            ],
          },
        },
      },
    },
  ],
])('accepts a database %s', async (_what, limits) => {
  const server = await startLimitedMongo(uri, limits);
  limited.push(server);
  const database = connectDatabase({ uri: server.uri, logger });

  await expect(database.ready).resolves.toBeUndefined();
  await database.close();
});
