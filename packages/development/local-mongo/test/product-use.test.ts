import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as ts from 'typescript';
import { support } from '../src/support';

/*
 * Extracts all uses of MongoDB from the product's sources: names that start with a dollar, and calls of mongoose's and
 * the driver's methods. An unsupported use fails here rather than at run time.
 */
const repository = join(__dirname, '../../../..');
const productFolders = [
  'api/src',
  'worker/src',
  ...['checks', 'database', 'payments', 'queue'].map((name) => `packages/${name}/src`),
  ...['local-services', 'testing'].map((name) => `packages/development/${name}/src`),
];

/** The command that each method of mongoose, of a collection or of a database sends. */
const commandOfMethod: Readonly<Record<string, string>> = {
  find: 'find',
  findOne: 'find',
  findById: 'find',
  exists: 'find',
  insertOne: 'insert',
  insertMany: 'insert',
  create: 'insert',
  save: 'update',
  updateOne: 'update',
  updateMany: 'update',
  replaceOne: 'update',
  bulkWrite: 'update',
  bulkSave: 'update',
  deleteOne: 'delete',
  deleteMany: 'delete',
  findOneAndUpdate: 'findAndModify',
  findByIdAndUpdate: 'findAndModify',
  findOneAndReplace: 'findAndModify',
  findOneAndDelete: 'findAndModify',
  findByIdAndDelete: 'findAndModify',
  countDocuments: 'aggregate',
  estimatedDocumentCount: 'count',
  aggregate: 'aggregate',
  distinct: 'distinct',
  createIndex: 'createIndexes',
  createIndexes: 'createIndexes',
  ensureIndexes: 'createIndexes',
  syncIndexes: 'createIndexes',
  listIndexes: 'listIndexes',
  dropIndex: 'dropIndexes',
  dropIndexes: 'dropIndexes',
  createCollection: 'create',
  listCollections: 'listCollections',
  listDatabases: 'listDatabases',
  dropDatabase: 'dropDatabase',
  withTransaction: 'commitTransaction',
  explain: 'explain',
  ping: 'ping',
};

/** Folders without models, where a method of the same name means something else. */
const withoutModels = /packages\/(queue|development\/local-services)\//;

/** Methods that need unsupported features. */
const refusedMethods = [
  'watch',
  'mapReduce',
  'collation',
  'createSearchIndex',
  'graphLookup',
  'GridFSBucket',
  'near',
];

interface Use {
  readonly name: string;
  readonly where: string;
}

interface Uses {
  readonly operators: Use[];
  readonly calls: Use[];
}

function usesOf(file: string, text = readFileSync(file, 'utf8')): Uses {
  const uses: Uses = { operators: [], calls: [] };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const where = (node: ts.Node): string =>
    `${relative(repository, file)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node: ts.Node): void => {
    const name =
      ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? node.name : undefined;
    if (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text.startsWith('$')) {
      uses.operators.push({ name: name.text, where: where(node) });
    }
    const called = ts.isCallExpression(node) ? node.expression : undefined;
    if (called && ts.isPropertyAccessExpression(called) && !withoutModels.test(file)) {
      uses.calls.push({ name: called.name.text, where: where(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(repository, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

const operators = new Set<string>(
  [
    // A JSON Schema keyword in the description of the API, not in a query.
    ['$ref'],
    support.filters,
    support.updates,
    support.stages,
    support.expressions,
    support.accumulators,
    support.projections,
  ].flat(),
);

/** The uses this server would reject. */
function outside({ operators: used, calls }: Uses): Use[] {
  const refused = calls.filter(({ name }) => {
    const command = Object.hasOwn(commandOfMethod, name) ? commandOfMethod[name]! : undefined;
    return (
      refusedMethods.includes(name) ||
      (command !== undefined && !(support.commands as string[]).includes(command))
    );
  });
  return [...used.filter(({ name }) => !operators.has(name)), ...refused];
}

test('the product uses only what local-mongo supports', () => {
  const uses = productFolders.flatMap(sourceFiles).map((file) => usesOf(file));

  expect(uses.flatMap(outside)).toEqual([]);
  // The scan must have found filters, updates and calls.
  const names = new Set(uses.flatMap((use) => use.operators.map(({ name }) => name)));
  expect([...names]).toEqual(expect.arrayContaining(['$in', '$set', '$push', '$exists']));
  expect(uses.flatMap(({ calls }) => calls).some(({ name }) => name === 'findOneAndUpdate')).toBe(true);
});

test('an unsupported use is found', () => {
  const text =
    "model.aggregate([{ $graphLookup: {} }]); model.watch(); model.find({ place: { '$near': [0, 0] } });";

  const found = outside(usesOf(join(repository, 'example.ts'), text));

  expect(found.map(({ name }) => name)).toEqual(['$graphLookup', '$near', 'watch']);
});

test('the README lists exactly what is supported', () => {
  const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');

  for (const [kind, names] of Object.entries(support)) {
    const [, listed] = new RegExp(`^\\| ${kind} +\\| (.*?) *\\|$`, 'm').exec(readme) ?? [];
    expect({ kind, listed }).toEqual({ kind, listed: names.map((name) => `\`${name}\``).join(' ') });
  }
});
