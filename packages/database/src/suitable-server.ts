import { mongo, MongooseError, Types, type Connection } from 'mongoose';
import { isDatabaseAway } from './database-away';
import { MigrationError } from './migrations/migrate';
import { createModels } from './models';
import { SealError } from './sealing/seal';
import { sendWrites, write } from './send-writes';
import { askVersion, supportsBulkWrite } from './server-version';
import { inTransaction } from './transaction';

/** The product cannot run on this database. */
export class UnsuitableServerError extends Error {
  override readonly name = 'UnsuitableServerError';
}

/** The wire version of MongoDB 7.0, the oldest that the product runs on. */
export const leastWireVersion = 21;

const sentences = {
  embedded:
    'Refusing to start in production: MONGODB_URI names the embedded server, which is only for trying things out ' +
    '(ON_PURPOSE=embedded-database allows it).',
  standalone:
    'MONGODB_URI names a MongoDB that is neither a replica set nor a sharded cluster, so it has no transactions. ' +
    'Start it with --replSet and run rs.initiate().',
  old: 'MONGODB_URI names a MongoDB older than 7.0. The product needs 7.0 or newer.',
  withoutBulkWrite:
    'MONGODB_URI names a MongoDB 8.0 server that rejects the command bulkWrite. After an upgrade, ' +
    "run setFeatureCompatibilityVersion '8.0' on it.",
  login: 'MongoDB rejects the user or the password in MONGODB_URI. Check both.',
} as const;

const withoutTransactions = (why: string) =>
  `MONGODB_URI names a database in which no transaction completes: ${why}.`;
const withoutRights = (what: string) =>
  `MONGODB_URI names a user without the rights the product needs (${what}). Grant it the role readWrite.`;

/**
 * Checks at startup that a database has everything the product needs.
 *
 * @param refusesEmbedded - whether the embedded server is refused too
 * @throws UnsuitableServerError
 */
export async function refuseUnsuitable(connection: Connection, refusesEmbedded: boolean): Promise<void> {
  const hello = await askVersion(connection).catch((error: unknown) => {
    throw isUnknownCommand(error) ? new UnsuitableServerError(sentences.old) : error;
  });
  if (refusesEmbedded && hello.embedded) throw new UnsuitableServerError(sentences.embedded);
  // Records and their events need transactions.
  if (!hello.setName && hello.msg !== 'isdbgrid') throw new UnsuitableServerError(sentences.standalone);
  if (Number(hello.maxWireVersion) < leastWireVersion) throw new UnsuitableServerError(sentences.old);
  const missing = await missingRights(connection);
  if (missing.length > 0) throw new UnsuitableServerError(withoutRights(missing.join(', ')));
  await tryTransaction(connection);
}

/**
 * The message of a startup failure that a retry wouldn't fix.
 * @param thrown - the error of preparing the database
 */
export function unsuitabilityOf(thrown: unknown): UnsuitableServerError | undefined {
  if (thrown instanceof UnsuitableServerError) return thrown;
  if (isTooOldForDriver(thrown)) return new UnsuitableServerError(sentences.old);
  // A migration's error contains its cause.
  const error = thrown instanceof MigrationError ? thrown.cause : thrown;
  if (error instanceof SealError) return new UnsuitableServerError(error.message);
  if (!(error instanceof mongo.MongoServerError)) return undefined;
  if (refusedLogins.has(error.code)) return new UnsuitableServerError(sentences.login);
  if (error.code !== unauthorized) return undefined;
  // The rest of the message contains the command with its data.
  return new UnsuitableServerError(withoutRights(error.message.replace(/ to execute command[^]*/, '')));
}

const unauthorized = 13;
/** UserNotFound, AuthenticationFailed, MechanismUnavailable and Atlas's own code. */
const refusedLogins = new Set<unknown>([11, 18, 334, 8000]);
/** CommandNotFound, CommandNotSupported and NotImplemented. */
const unknownCommands = new Set<unknown>([59, 115, 238]);

const isUnknownCommand = (error: unknown) =>
  error instanceof mongo.MongoServerError && unknownCommands.has(error.code);

/** The driver reports an incompatible server as a server that it can't find. */
function isTooOldForDriver(thrown: unknown): boolean {
  if (!(thrown instanceof MongooseError) || !('reason' in thrown)) return false;
  const { servers } = thrown.reason as Partial<mongo.TopologyDescription>;
  return [...(servers?.values() ?? [])].some(({ error }) => error instanceof mongo.MongoCompatibilityError);
}

/** The MongoDB privileges that the product needs. */
const neededRights = [
  ...['find', 'insert', 'update', 'remove'],
  ...['createCollection', 'createIndex', 'listIndexes', 'dropIndex'],
];

interface Privilege {
  resource: { db?: string; anyResource?: boolean };
  actions: string[];
}

/** The privileges of an authenticated user, if the server reports them. */
async function missingRights(connection: Connection): Promise<string[]> {
  const status = await connection.db?.admin().command({ connectionStatus: 1, showPrivileges: true });
  const privileges = (status?.authInfo?.authenticatedUserPrivileges ?? []) as Privilege[];
  if (privileges.length === 0) return [];
  const here = privileges.filter(
    ({ resource }) => resource.anyResource || resource.db === '' || resource.db === connection.name,
  );
  const granted = new Set(here.flatMap(({ actions }) => actions));
  return neededRights.filter((right) => !granted.has(right));
}

/** Tries the operations that every use case needs, with ids that don't exist. */
async function tryTransaction(connection: Connection): Promise<void> {
  const { Outbox, Delivery } = createModels(connection);
  const filter = { _id: new Types.ObjectId() };
  const nothing = [
    write(Outbox, { delete: 'one', filter }),
    write(Delivery, { delete: 'one', filter }),
  ] as const;
  try {
    await inTransaction(connection, (session) =>
      sendWrites(nothing, session).catch((error: unknown) => {
        const lacksCommand = supportsBulkWrite(connection) && isUnknownCommand(error);
        throw lacksCommand ? new UnsuitableServerError(sentences.withoutBulkWrite) : error;
      }),
    );
  } catch (error) {
    if (isDatabaseAway(error) || unsuitabilityOf(error)) throw error;
    throw new UnsuitableServerError(withoutTransactions((error as Error).message.replace(/\.$/, '')));
  }
}
