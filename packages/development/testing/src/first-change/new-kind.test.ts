import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '../workspace-copy';

const readme = 'packages/contracts/src/records/README.md';
const page =
  readFileSync(join(workspaceFolder, readme), 'utf8').split('## To add a kind of record\n')[1] ?? '';
/** Files and folders of the table's rows. */
const rows = [...page.matchAll(/^\|.*\|$/gm)].flatMap(([row]) =>
  [...row.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
);

/** Where the newest kind is named, counselor applications. */
const naming = execFileSync('git', ['grep', '-lEi', 'counselor-?app(lication)?', '--', '*.ts', '*.tsx'], {
  cwd: workspaceFolder,
  encoding: 'utf8',
})
  .trimEnd()
  .split('\n');
/** Files of its own and of the registration that it is part two of; tests. */
const own =
  /\/counselors?(?:-application)?[/.]|\/first-change\/|\/features\/.*\/testing\/|\.(?:test|spec)\.tsx?$/;

it('is named where the page says that a kind is, and nowhere else', () => {
  const missing = naming.filter((file) => !own.test(file) && !rows.some((row) => file.startsWith(row)));
  const inVain = rows.filter((row) => !naming.some((file) => file.startsWith(row)));

  expect(rows.length).toBeGreaterThan(40);
  expect({ missing, inVain }).toEqual({ missing: [], inVain: [] });
});
