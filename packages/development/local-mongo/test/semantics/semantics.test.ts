import { EJSON } from 'bson';
import { givenDatabase } from '@camp/testing/given-database';
import { type Db, type Document, MongoServerError } from 'mongodb';
import { startTestServer, type TestServer, typed } from '../support';
import { commandRows, refusedCommands } from './commands';
import { expressionRows } from './expressions';
import { filterTables } from './filters';
import { pipelineRows } from './pipelines';
import { type Expected, Failure } from './rows';
import { updateRows } from './updates';

/*
 * Compares with MongoDB's results, row by row. Set TEST_MONGODB_URI to test another server with the same table:
 * TEST_MONGODB_URI='mongodb://localhost:27017/?directConnection=true' npx jest
 * packages/development/local-mongo/test/semantics Each difference is printed as the command, MongoDB's result, and the
 * actual one.
 */
const given = givenDatabase(process.env);
let mongo: TestServer;
beforeAll(async () => {
  mongo = await startTestServer({}, given);
});
afterAll(() => mongo.close());

const text = (value: unknown): string => EJSON.stringify(value, { relaxed: true });

/** An actual error with its message. Tables only have its code. */
class Refused extends Failure {
  constructor({ code, errmsg }: { code?: unknown; errmsg?: unknown }) {
    super(Number(code));
    this.words = String(errmsg);
  }
  readonly words: string;
}

/** The result, or its error. */
async function outcome<T>(work: Promise<T>): Promise<T | Refused> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MongoServerError) return new Refused({ code: error.code, errmsg: error.message });
    throw error;
  }
}

const shown = (value: unknown): string => {
  if (value instanceof Refused) return `error ${value.code}: ${value.words}`;
  if (value instanceof Failure) return `error ${value.code}`;
  return typed(value);
};

/** Describes a difference: the command, MongoDB's result, and the actual one. */
function hold(command: unknown, expected: unknown, found: unknown, isMet: boolean): void {
  if (isMet) return;
  const difference = [
    `command:  ${text(command)}`,
    `expected: ${shown(expected)}`,
    `answered: ${shown(found)}`,
  ].join('\n');
  // A stack within this file isn't helpful.
  throw Object.assign(new Error(difference), { stack: difference });
}

function expectOutcome(command: unknown, found: unknown, expected: Expected<unknown>): void {
  const isFailure = expected instanceof Failure || found instanceof Failure;
  const isMet = isFailure
    ? (found as Failure).code === (expected as Failure).code
    : typed(found) === typed(expected);
  hold(command, expected, found, isMet);
}

/** Whether a reply contains the expected fields. */
function holds(found: unknown, expected: Document): boolean {
  try {
    expect(found).toMatchObject(expected);
    return true;
  } catch {
    // The difference is printed in full.
    return false;
  }
}

async function withDocuments(documents: readonly Document[]): Promise<Db> {
  // Values retain their BSON types, so that an int, a long and a double are three results.
  const database = mongo.database({ promoteValues: false });
  if (documents.length > 0)
    await database.collection('things').insertMany(documents.map((document) => ({ ...document })));
  return database;
}

const exactly = { promoteValues: false };
const batchOf = (reply: Document) => (reply.cursor as { firstBatch: Document[] }).firstBatch;

/** The result of a pipeline over the documents. */
async function aggregated(documents: readonly Document[], pipeline: Document[], result: Expected<unknown>) {
  const database = await withDocuments(documents);
  const command = { aggregate: 'things', pipeline, cursor: {} };

  const found = await outcome(database.command(command, exactly));

  expectOutcome(command, found instanceof Failure ? found : batchOf(found), result);
}

describe.each(filterTables)('filters: $title', ({ documents, rows }) => {
  let database: Db;
  beforeAll(async () => {
    database = await withDocuments(documents);
  });

  test.each(rows.map(([filter, ids]) => ({ filter, ids, name: text(filter) })))(
    '$name',
    async ({ filter, ids }) => {
      const command = { find: 'things', filter, projection: { _id: 1 }, sort: { _id: 1 } };

      const found = await outcome(database.command(command, exactly));

      expectOutcome(command, found instanceof Failure ? found : batchOf(found).map(({ _id }) => _id), ids);
    },
  );
});

describe('updates', () => {
  test.each(
    updateRows.map((row) => ({ row, name: `${text(row[0])} ${text(row[1])} ${text(row[3] ?? {})}` })),
  )('$name', async ({ row: [before, update, after, options = {}] }) => {
    const database = await withDocuments(options.upsert ? [] : [{ _id: 1, ...before }]);
    const { filter, ...rest } = options;
    const command = { update: 'things', updates: [{ q: { _id: 1, ...filter }, u: update, ...rest }] };

    const reply = await outcome(database.command(command, { promoteValues: true }));

    const [error] = reply instanceof Failure ? [reply] : ((reply.writeErrors as Document[]) ?? []);
    const [document] = await database.collection('things').find().toArray();
    const expected = after instanceof Failure ? after : { _id: 1, ...after };
    expectOutcome(command, error ? new Refused(error) : document, expected);
    if (error && !options.upsert) expectOutcome(command, document, { _id: 1, ...before });
  });
});

describe('pipelines', () => {
  test.each(pipelineRows.map((row) => ({ row, name: text(row[1]) })))(
    '$name',
    async ({ row: [documents, pipeline, result] }) => {
      await aggregated(documents, pipeline, result);
    },
  );
});

describe('expressions', () => {
  test.each(expressionRows.map((row) => ({ row, name: `${text(row[1])} of ${text(row[0])}` })))(
    '$name',
    async ({ row: [document, expression, value] }) => {
      const expected = value instanceof Failure ? value : [value === undefined ? {} : { value }];
      await aggregated([{ _id: 1, ...document }], [{ $replaceWith: { value: expression } }], expected);
    },
  );
});

describe('commands', () => {
  test.each(commandRows.map((row) => ({ row, title: row[0] })))(
    '$title',
    async ({ row: [, documents, command, reply] }) => {
      const database = await withDocuments(documents);

      const found = await outcome(database.command(command, { promoteValues: true }));

      if (reply instanceof Failure || found instanceof Failure) expectOutcome(command, found, reply);
      else hold(command, reply, found, holds(found, reply));
    },
  );
});

// Other servers may support these features. Only the embedded server must reject them.
(given ? describe.skip : describe)('refused by name', () => {
  test.each(refusedCommands.map(([name, command]) => ({ name, command })))(
    '$name',
    async ({ name, command }) => {
      const database = await withDocuments([
        { _id: 1, a: 1, price: EJSON.parse('{"$numberDecimal":"1.5"}') as unknown },
      ]);

      const error: unknown = await database.command(command).catch((reason: unknown) => reason);

      expect(error).toMatchObject({ code: 238, codeName: 'NotImplemented' });
      expect((error as Error).message).toContain(name);
    },
  );
});

test('the table has at least 250 rows', () => {
  const filters = filterTables.flatMap(({ rows }) => rows);
  const rows = [...filters, ...updateRows, ...pipelineRows, ...expressionRows, ...commandRows];

  expect(rows.length).toBeGreaterThanOrEqual(250);
});
