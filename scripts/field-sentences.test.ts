import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '@camp/contracts/test/another-camp';
import { trackedFiles } from '@camp/testing/tracked-files';

const root = join(__dirname, '..');
const tables = join(root, 'packages/contracts/test/sentences');

/** Short texts are answers, such as 'Pigeon'. */
const isSentence = (text: string) => text.length > 12 && text.includes(' ');

const sentences = async () => {
  const modules: unknown[] = await Promise.all(readdirSync(tables).map((file) => import(join(tables, file))));
  return [...new Set(textsIn(modules).filter(isSentence))];
};

/** Their examples of declarations are their own, since they don't know the product's forms. */
const withOwnExamples = /^packages\/(?:ui|forms|api-client)\//;

it('is typed in its table only, so that a changed sentence changes one file of the tests', async () => {
  const known = await sentences();
  const tests = trackedFiles((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !withOwnExamples.test(file));
  const found = tests.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return known
      .filter((sentence) => ["'", '"', '`'].some((quote) => text.includes(quote + sentence + quote)))
      .map((sentence) => `${file}: ${sentence}`);
  });

  expect(known.length).toBeGreaterThan(100);
  expect(tests.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
