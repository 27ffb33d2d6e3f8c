import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { trackedFiles } from '@camp/testing/tracked-files';
import ts from 'typescript';

const root = join(__dirname, '..');

/** Words to avoid from the last column of docs/glossary.md, except those that names need in another meaning. */
const avoided = new Set(
  `ahead anew book books bury buried gather gathered hear heard kept look looked news office packed semaphore
  succession successions together told turns unpacked untold whoever`.split(/\s+/),
);

/** Names that contain such a word, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  keptAt: 'stored in payments',
  keptBeside: 'stored in campers',
  keptSession: 'stored in accounts',
  toldAt: 'stored in refunds',
  keptAnswers: 'stored by the Stripe simulator',
  ahead: 'years that the contracts allow in the future',
  book: 'a word of Stripe on its payment button',
  'look-alike.ts': 'Unicode calls such characters so',
  'look-alike.test.ts': 'tests look-alike.ts',
  lookAlikes: 'Unicode calls such characters so',
  foldLookAlikes: 'Unicode calls such characters so',
};

const wordsOf = (name: string) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/).map((word) => word.toLowerCase());

const isAvoided = (name: string) =>
  !Object.hasOwn(exceptions, name) && wordsOf(name).some((word) => avoided.has(word));

/** Names that a file declares: variables, functions, types, members, properties. */
function declaredIn(file: string, text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    const isDeclared = !ts.isPropertyAccessExpression(node) && !ts.isImportSpecifier(node);
    if (name && ts.isIdentifier(name) && isDeclared) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return names;
}

const files = trackedFiles(() => true);
const code = files.filter((file) => /\.(?:tsx?|mts|mjs|cjs)$/.test(file));
const declarations = code.flatMap((file) =>
  declaredIn(file, readFileSync(join(root, file), 'utf8')).map((name) => ({ file, name })),
);

it('names files and declarations by the glossary’s words', () => {
  expect(code.length).toBeGreaterThan(1_000);
  expect(declarations.filter(({ name }) => isAvoided(name))).toEqual([]);
  expect(files.filter((file) => isAvoided(basename(file)))).toEqual([]);
});

it('finds an avoided word in each kind of name', () => {
  const text = `const keptCamps = 1; function readBook({ news }: { office: string }) {}
    interface Told { lookBack: number } export const plain = keptCamps;`;

  expect(declaredIn('probe.ts', text).filter(isAvoided)).toEqual([
    'keptCamps',
    'readBook',
    'news',
    'office',
    'Told',
    'lookBack',
  ]);
  expect(['ask-ahead.ts', 'kept-page.test.ts', 'bookkeeping.ts'].filter(isAvoided)).toEqual([
    'ask-ahead.ts',
    'kept-page.test.ts',
  ]);
});

it('has no unused exception', () => {
  const used = new Set([...declarations.map(({ name }) => name), ...files.map((file) => basename(file))]);

  expect(Object.keys(exceptions).filter((name) => !used.has(name))).toEqual([]);
});
