import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from '@camp/testing/tracked-files';

const root = join(__dirname, '..');
const isTest = /\.(?:test|spec)\.tsx?$|\/(?:test|testing)\/(?!src\/)/;
const files = trackedFiles((file) => /\.(?:tsx?|css)$/.test(file) && !isTest.test(file));

/** Lines of code: without blank lines and lines that begin with a comment or are inside one. */
function codeLines(text: string): number {
  let isInComment = false;
  return text.split('\n').filter((line) => {
    const code = line.trim();
    const isComment = isInComment || /^(?:\{?\/\*|\/\/)/.test(code);
    if (isInComment || /^\{?\/\*/.test(code)) isInComment = !code.includes('*/');
    return code !== '' && !isComment;
  }).length;
}

const linesIn = (folders: RegExp) =>
  files
    .filter((file) => folders.test(file))
    .reduce((sum, file) => sum + codeLines(readFileSync(join(root, file), 'utf8')), 0);

it('counts neither blank lines nor comments', () => {
  expect(
    codeLines(
      "/** One\n * two. */\nconst a = 1; // one\n\n  // Two\n  /* three */\n{/* four */}\nf('/*');\n",
    ),
  ).toBe(2);
});

it('has few lines of benchmarks, and development code of a third of the product’s (docs/decisions/0084)', () => {
  const product = linesIn(/^(?:api|worker|shell|public-app|admin-app|packages\/(?!development\/))/);

  expect(product).toBeGreaterThan(50_000);
  expect(linesIn(/^packages\/development\/bench\//)).toBeLessThanOrEqual(3_000);
  expect(linesIn(/^packages\/development\//)).toBeLessThanOrEqual(product / 3);
});

it('has files that can be read at once', () => {
  const product = files.filter(
    (file) => /^(?!packages\/development\/|scripts\/).*\.tsx?$/.test(file) && !/^\./.test(file),
  );
  const texts = product.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const sizes = texts.map(({ text }) => Buffer.byteLength(text)).sort((one, other) => one - other);

  expect(texts.filter(({ text }) => text.split('\n').length > 251).map(({ file }) => file)).toEqual([]);
  expect(sizes[Math.floor(sizes.length * 0.99)]).toBeLessThanOrEqual(6_656);
});
