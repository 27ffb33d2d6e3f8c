import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { trackedFiles } from '@camp/testing/tracked-files';

const root = join(__dirname, '..');
const tracked = trackedFiles((file) => /\.(?:ts|tsx|mjs|cjs|css|yml|md)$/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The document's title, then its sections. */
const headingsOf = (file: string) =>
  textOf(file)
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^#+ /, ''));

/** A cited document, with the text after a comma if that starts like a section's name. */
const citation = /(?<![\w./-])((?:[\w.-]+\/)*[\w-]+\.md)\b(?:, ([A-Z][^).;:,\n*`']*))?/g;

/** Looks for the file in the citing file's folder, then in the repository. */
const found = (file: string, document: string) =>
  [document, join(dirname(file), document)].find((candidate) => existsSync(join(root, candidate)));

function wrongCitations(file: string): string[] {
  return [...textOf(file).matchAll(citation)].flatMap(([said, document = '', section]) => {
    const target = found(file, document);
    if (!target) return [`${file}: ${said}`];
    const isThere =
      section === undefined ||
      headingsOf(target)
        .slice(1)
        .some((heading) => section.startsWith(heading));
    return isThere ? [] : [`${file}: ${said}`];
  });
}

/** Links on a page of the documents, without external ones. */
function brokenLinks(file: string): string[] {
  return [...textOf(file).matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !target.includes('://') && !target.startsWith('mailto:'))
    .filter((target) => !existsSync(join(root, dirname(file), target)))
    .map((target) => `${file}: ${target}`);
}

const self = 'scripts/citations.test.ts';

it('cites only existing documents and sections', () => {
  const code = tracked.filter((file) => !file.endsWith('.md') && file !== self);

  expect(code.flatMap(wrongCitations)).toEqual([]);
});

it('reports a missing document and a missing section', () => {
  const probe = 'scripts/citations.test.ts';
  const inText = (text: string) =>
    [...text.matchAll(citation)].map(([, document = '', section]) => [found(probe, document), section]);

  expect(inText('(decisions.md, Accounts)')).toEqual([[undefined, 'Accounts']]);
  expect(inText('(docs/product/role.md, Levels)')).toEqual([['docs/product/role.md', 'Levels']]);
});

it('links only to existing pages', () => {
  const pages = tracked.filter((file) => file.endsWith('.md'));

  expect(pages.flatMap(brokenLinks)).toEqual([]);
});

/**
 * A test file that a document names by its path or the end of it. `<concept>` and similar placeholders match any name.
 */
const namedTest = /(?<![\w./>*-])[\w-]+(?:[/.][\w-]+)*\.(?:test|spec)\.tsx?\b/g;

function missingTests(file: string): string[] {
  const isThere = (test: string) => tracked.some((known) => `/${known}`.endsWith(`/${test}`));
  return [...textOf(file).matchAll(namedTest)]
    .filter(([test]) => !isThere(test))
    .map(([test]) => `${file}: ${test}`);
}

it('names only existing tests', () => {
  const pages = tracked.filter((file) => file.endsWith('.md'));

  expect(pages.flatMap(missingTests)).toEqual([]);
  expect([...'`a/b.test.ts` `<concept>/record.test.ts` *.full.test.ts'.matchAll(namedTest)].flat()).toEqual([
    'a/b.test.ts',
  ]);
});

it('has tests that name each invariant and fault', () => {
  const rows = [...textOf('docs/reliability.md').matchAll(/^\| ([IF]\d+) +\|.*\|([^|]*)\|$/gm)];
  const unnamed = rows.flatMap(([, number, tests = '']) =>
    [...tests.matchAll(namedTest)]
      .filter(([test]) => !new RegExp(`\\([^)]*\\b${number}\\b[^)]*\\)`).test(textOf(test)))
      .map(([test]) => `${number}: ${test}`),
  );

  expect(rows.length).toBeGreaterThan(30);
  expect(unnamed).toEqual([]);
});

it('lists every decision, with its number and title', () => {
  const folder = 'docs/decisions';
  const files = readdirSync(join(root, folder)).filter((file) => /^\d{4}-/.test(file));
  const entryOf = (file: string) => `- [${headingsOf(`${folder}/${file}`)[0]}](${file})`;
  const list = textOf(`${folder}/README.md`);

  expect(files.filter((file) => !list.includes(entryOf(file)))).toEqual([]);
  expect(
    files.filter((file) => !headingsOf(`${folder}/${file}`)[0]?.startsWith(`${Number(file.slice(0, 4))}. `)),
  ).toEqual([]);
});

/** Folders of the contracts that aren't product concepts. */
const technical = new Set([
  'access',
  'content',
  'forms',
  'history',
  'lists',
  'mail',
  'operations',
  'records',
  'registries',
]);
/** Concepts that share a page with another. */
const sharedPage: Record<string, string> = {
  audit: 'administration',
  'camp-figures': 'administration',
  'camper-waitlist': 'camper',
  'failed-work': 'administration',
  'full-export': 'administration',
  image: 'vaccination',
  import: 'administration',
  message: 'administration',
  note: 'administration',
  photograph: 'administration',
  registration: 'camper',
  'saved-view': 'administration',
  system: 'administration',
  'test-entry': 'administration',
};

it('has a page for every concept', () => {
  const concepts = readdirSync(join(root, 'packages/contracts/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !technical.has(entry.name))
    .map(({ name }) => sharedPage[name] ?? name);
  const pages = readdirSync(join(root, 'docs/product')).map((file) => basename(file, '.md'));

  expect(concepts.filter((concept) => !pages.includes(concept))).toEqual([]);
});
