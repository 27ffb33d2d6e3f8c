import { EJSON } from 'bson';
import { type Db, type Document, MongoServerError } from 'mongodb';
import { startTestServer, type TestServer, typed } from '../support';
import { commandRows, refusedCommands } from './commands';
import { expressionRows } from './expressions';
import { filterTables } from './filters';
import { pipelineRows } from './pipelines';
import { type Expected, Failure } from './rows';
import { updateRows } from './updates';

/*
 * What MongoDB answers, row by row. Set MONGODB_URI to hold a real MongoDB to the same table:
 * MONGODB_URI=mongodb://localhost:27017/?directConnection=true npx jest packages/development/local-mongo/test/semantics
 */
let mongo: TestServer;
beforeAll(async () => {
  mongo = await startTestServer({}, true);
});
afterAll(() => mongo.close());

const real = process.env.MONGODB_URI !== undefined;
const text = (value: unknown): string => EJSON.stringify(value, { relaxed: true });

/** The result, or the code with which it failed. */
async function outcome<T>(work: Promise<T>): Promise<T | Failure> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof MongoServerError) return new Failure(Number(error.code));
    throw error;
  }
}

function expectOutcome(found: unknown, expected: Expected<unknown>): void {
  if (expected instanceof Failure || found instanceof Failure) expect(found).toEqual(expected);
  else expect(typed(found)).toBe(typed(expected));
}

async function withDocuments(documents: readonly Document[]): Promise<Db> {
  // Values keep their BSON types, so that an int, a long and a double are three answers.
  const database = mongo.database({ promoteValues: false });
  if (documents.length > 0)
    await database.collection('things').insertMany(documents.map((document) => ({ ...document })));
  return database;
}

describe.each(filterTables)('filters: $title', ({ documents, rows }) => {
  let database: Db;
  beforeAll(async () => {
    database = await withDocuments(documents);
  });

  test.each(rows.map(([filter, ids]) => ({ filter, ids, name: text(filter) })))(
    '$name',
    async ({ filter, ids }) => {
      const search = database.collection('things').find(filter, { projection: { _id: 1 }, sort: { _id: 1 } });

      const found = await outcome(search.toArray());

      expectOutcome(found instanceof Failure ? found : found.map(({ _id }) => _id as unknown), ids);
    },
  );
});

describe('updates', () => {
  test.each(
    updateRows.map((row) => ({ row, name: `${text(row[0])} ${text(row[1])} ${text(row[3] ?? {})}` })),
  )('$name', async ({ row: [before, update, after, options = {}] }) => {
    const database = await withDocuments(options.upsert ? [] : [{ _id: 1, ...before }]);
    const { filter, ...rest } = options;
    const statement = { q: { _id: 1, ...filter }, u: update, ...rest };

    const reply = await database.command({ update: 'things', updates: [statement] }, { promoteValues: true });

    const [error] = (reply.writeErrors as { code: number }[] | undefined) ?? [];
    const [document] = await database.collection('things').find().toArray();
    const expected = after instanceof Failure ? after : { _id: 1, ...after };
    expectOutcome(error ? new Failure(error.code) : document, expected);
    if (error && !options.upsert) expect(typed(document)).toBe(typed({ _id: 1, ...before }));
  });
});

describe('pipelines', () => {
  test.each(pipelineRows.map((row) => ({ row, name: text(row[1]) })))(
    '$name',
    async ({ row: [documents, pipeline, result] }) => {
      const database = await withDocuments(documents);

      const found = await outcome(database.collection('things').aggregate(pipeline).toArray());

      expectOutcome(found, result);
    },
  );
});

describe('expressions', () => {
  test.each(expressionRows.map((row) => ({ row, name: `${text(row[1])} of ${text(row[0])}` })))(
    '$name',
    async ({ row: [document, expression, value] }) => {
      const database = await withDocuments([{ _id: 1, ...document }]);
      const pipeline = [{ $replaceWith: { value: expression } }];

      const found = await outcome(database.collection('things').aggregate(pipeline).toArray());

      const expected = value instanceof Failure ? value : [value === undefined ? {} : { value }];
      expectOutcome(found, expected);
    },
  );
});

describe('commands', () => {
  test.each(commandRows.map((row) => ({ row, title: row[0] })))(
    '$title',
    async ({ row: [, documents, command, reply] }) => {
      const database = await withDocuments(documents);

      const found = await outcome(database.command(command, { promoteValues: true }));

      if (reply instanceof Failure) expect(found).toEqual(reply);
      else expect(found).toMatchObject(reply);
    },
  );
});

// A real MongoDB answers these: only the embedded server has to refuse them.
(real ? describe.skip : describe)('refused by name', () => {
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
