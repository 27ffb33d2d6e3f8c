import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from '@camp/testing/tracked-files';
import {
  markedTest,
  mismatches,
  readStatements,
  statementsIn,
  tableOf,
  triedByStatement,
} from './security-statements.mjs';

const root = join(__dirname, '..');
const self = 'scripts/security-statements.test.ts';
const tests = trackedFiles((file) => /\.test\.tsx?$/.test(file) && file !== self).flatMap(
  (file) => markedTest(file, readFileSync(join(root, file), 'utf8')) ?? [],
);

it('finds a test for every statement of docs/security.md, and a statement for every mark', () => {
  const statements = readStatements();

  expect(statements.length).toBeGreaterThan(20);
  expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length);
  expect(mismatches(statements, tests)).toEqual([]);
});

const page = ['| S1  | Nobody gets in  | `a` |', '| S2 | Nobody stays | `b` |'].join('\n');

it('reports a statement without a test, and a mark without a statement', () => {
  const marked = [markedTest('a.test.ts', "it('keeps out strangers (F1, S1)')")!];
  const unknown = markedTest('b.test.ts', "it('does more (S9)')")!;

  expect(mismatches(statementsIn(page), [...marked, unknown])).toEqual([
    'S2 has no test.',
    'b.test.ts names S9, which docs/security.md does not have.',
  ]);
  expect(markedTest('c.test.ts', "it('has 3 seats (of S size)')")).toBeUndefined();
});

it('adds up the cases of a test, and holds only what was tried and passed', () => {
  const result = (title: string, status: string, line: number) => ({
    ...{ title, status, fullName: `login ${title}` },
    location: { line },
  });
  const tried = triedByStatement([
    {
      testResults: [
        {
          name: join(root, 'api/src/a.test.ts'),
          assertionResults: [
            result('refuses 1 (S1)', 'passed', 3),
            result('refuses 2 (S1)', 'passed', 3),
            result('logs (S2)', 'failed', 9),
            result('skipped (S2)', 'pending', 12),
          ],
        },
      ],
    },
  ]);
  const statements = [...statementsIn(page), { id: 'S3', statement: 'Nobody sees' }];

  const { lines, broken } = tableOf(statements, tried);

  expect(broken).toEqual(['S2', 'S3']);
  expect(lines.filter((line) => line !== '')).toEqual([
    'S1  held       Nobody gets in.',
    '     2/2        such as: refuses 1 (S1) [api/src/a.test.ts]',
    'S2  BROKEN     Nobody stays.',
    '     0/1        logs (S2) [api/src/a.test.ts]',
    'S3  NOT TRIED  Nobody sees.',
  ]);
});
