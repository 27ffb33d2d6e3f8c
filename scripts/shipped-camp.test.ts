import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOfShippedCamp } from '@camp/contracts/test/another-camp';
import { trackedFiles } from '@camp/testing/tracked-files';

const root = join(__dirname, '..');

/** The name and city of the shipped camp, and its address for contacts. */
const typedByHand = ['Pine Ridge', 'camp@example.org'];

/** Where they belong: the content, the search for its words, and this test. */
const allowed =
  /^packages\/contracts\/(?:src\/content|test\/another-camp\.ts)|^scripts\/shipped-camp\.test\.ts$/;

const namesIn = (text: string) =>
  typedByHand.filter((name) => text.toLowerCase().includes(name.toLowerCase()));

it('is read from its content by every test, so that a renamed camp fails none', () => {
  const tests = trackedFiles(
    (file) => /\.(?:test|spec)\.tsx?$|\/(?:test|testing)\/.*\.tsx?$/.test(file) && !allowed.test(file),
  );
  const found = tests.flatMap((file) =>
    namesIn(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );

  expect(tests.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

it('finds a name that is typed by hand', () => {
  expect(namesOfShippedCamp).toEqual(expect.arrayContaining(typedByHand));
  expect(namesIn("name: /home|pine ridge/i, from: 'Camp <camp@example.org>'")).toEqual(typedByHand);
  expect(namesIn("addressCity: 'Springfield'")).toEqual([]);
});
