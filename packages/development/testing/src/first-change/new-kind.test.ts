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

/** Files that mention the newest kind, counselor applications. */
const naming = execFileSync('git', ['grep', '-lEi', 'counselor-?app(lication)?', '--', '*.ts', '*.tsx'], {
  cwd: workspaceFolder,
  encoding: 'utf8',
})
  .trimEnd()
  .split('\n');
/** Excluded are its own files, those of the registration that it completes, and tests. */
const own =
  /\/counselors?(?:-application)?[/.]|\/first-change\/|\/features\/.*\/testing\/|\.(?:test|spec)\.tsx?$/;

it('is mentioned exactly where the page says that a kind is', () => {
  const missing = naming.filter((file) => !own.test(file) && !rows.some((row) => file.startsWith(row)));
  const inVain = rows.filter((row) => !naming.some((file) => file.startsWith(row)));

  expect(rows.length).toBeGreaterThan(40);
  expect({ missing, inVain }).toEqual({ missing: [], inVain: [] });
});
