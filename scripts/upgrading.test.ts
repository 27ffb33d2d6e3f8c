import { allMigrations } from '@camp/database/migrations/all-migrations';
import { named, read } from './compose-file';

const page = read('docs/upgrading.md');

it('lists every migration with its name and whether it can be reversed', () => {
  const rows = [...page.matchAll(/^\| (\d+) +\| ([^|]+)\| (\S+) +\| (yes|no) +\|$/gm)];

  expect(rows.map(([, number, name, , reversible]) => [Number(number), name?.trim(), reversible])).toEqual(
    allMigrations.map(({ number, name, isReversible }) => [number, name, isReversible ? 'yes' : 'no']),
  );
  expect(new Set(rows.map(([, , , since]) => since))).toEqual(new Set(versions().reverse()));
});

it('has a section for the step from each version of the changelog to the next', () => {
  const pairs = versions()
    .slice(1)
    .map((version, at) => [version, versions()[at]] as const);

  for (const [from, to] of pairs) expect(page).toMatch(new RegExp(`^## From ${from} to (?:the )?${to}`, 'm'));
});

/** The newest first. */
const versions = () =>
  [...read('CHANGELOG.md').matchAll(/^## (\S+)/gm)].map(([, version = '']) => version.toLowerCase());

it('has a section for the MongoDB of compose', () => {
  const [, version] = /^mongo:(\d+\.\d+)\.\d+/.exec(named('mongo').image ?? '') ?? [];

  expect(page).toContain(`### 7.0 to ${version}`);
});
