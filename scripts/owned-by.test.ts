import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '..');
const folders = [
  ...['api/src', 'worker/src'],
  ...['checks', 'database', 'payments', 'queue'].map((name) => `packages/${name}/src`),
];

/** Calls that query records by their first argument, or by the argument at this position. */
const queries: Readonly<Record<string, number>> = {
  ...{ find: 0, findOne: 0, exists: 0, countDocuments: 0, deleteOne: 0, deleteMany: 0, aggregate: 0 },
  ...{ updateOne: 0, updateMany: 0, findOneAndUpdate: 0, findOneAndDelete: 0 },
  ...{ replaceOne: 0, findOneAndReplace: 0 },
  ...{ distinct: 1, readPlain: 1, readPlainOne: 1 },
};

/** The expression that selects records: a query's argument, or the `filter` of a list. */
function chosenBy(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'filter') return node.initializer;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const at = queries[name];
  return at === undefined ? undefined : node.arguments[at];
}

/** Ids of many accounts don't belong to one person, and a projection selects nothing. */
const isOfOnePerson = (node: ts.ObjectLiteralElementLike) =>
  node.name?.getText() === 'userId' &&
  !(ts.isPropertyAssignment(node) && /\$in|^1$|\$set/.test(node.initializer.getText()));

/** A source's filters that select a person's records without `ownedBy`. */
function filtersByHand(text: string): string[] {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found = new Set<string>();
  const visit = (node: ts.Node, seen: readonly string[] = []): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'ownedBy') return;
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      if (isOfOnePerson(node)) found.add(node.parent.getText().replace(/\s+/g, ' '));
      if (ts.isShorthandPropertyAssignment(node)) return;
    }
    const meant = ts.isIdentifier(node) && !seen.includes(node.text) && constants.get(node.text);
    if (meant) visit(meant, [...seen, node.getText()]);
    ts.forEachChild(node, (child) => {
      visit(child, seen);
    });
  };
  const each = (node: ts.Node, visit: (node: ts.Node) => void): void => {
    visit(node);
    ts.forEachChild(node, (child) => {
      each(child, visit);
    });
  };
  each(source, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
  });
  each(source, (node) => {
    const chosen = chosenBy(node);
    if (chosen) visit(chosen);
  });
  return [...found];
}

it('reads a person’s own records only through ownedBy', () => {
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|fixture|migrations\//.test(name));
  const found = files.flatMap((name) =>
    filtersByHand(readFileSync(join(root, name), 'utf8')).map((filter) => `${name}: ${filter}`),
  );

  expect(files.length).toBeGreaterThan(300);
  expect(folders.filter((folder) => !files.some((name) => name.startsWith(`${folder}/`)))).toEqual([]);
  expect(found).toEqual([]);
});

it.each([
  ['Camper.find({ userId, paid: true })', ['{ userId, paid: true }']],
  ['const mine = { userId: person.userId }; Camper.exists(mine)', ['{ userId: person.userId }']],
  ['readList(Parent, { filter: all ? {} : { userId } })', ['{ userId }']],
  ['readPlain<StoredCamper>(Camper, { userId, paid: true })', ['{ userId, paid: true }']],
  ['readPlainOne(Camper, { userId })', ['{ userId }']],
  ['Draft.replaceOne({ userId }, draft)', ['{ userId }']],
  ['Draft.findOneAndReplace({ userId }, draft)', ['{ userId }']],
  ['Camper.find({ ...ownedBy(person), paid: true }, { userId: 1 })', []],
  ['Camper.find({ userId: trusted({ $in: families }) })', []],
])('finds in %s: %j', (text, found) => {
  expect(filtersByHand(text)).toEqual(found);
});
