import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemChecks } from './system-checks';

const page = readFileSync(join(__dirname, '../../../docs/runbook.md'), 'utf8');
/** The alerts. Other tasks of an operator follow. */
const [runbook = ''] = page.split('\n## When nobody is told');
/** The text of each alert by its name. */
const sections = new Map(
  runbook
    .split(/^### /m)
    .slice(1)
    .map((section) => [/^`([^`]+)`/.exec(section)?.[1] ?? section, section] as const),
);

it('explains every check, and no other alert', () => {
  expect([...sections.keys()].sort()).toEqual(systemChecks.map(({ name }) => name).sort());
});

it.each(systemChecks.map(({ name, help }) => [name, help] as const))(
  'has the command of “%s”',
  (name, help) => {
    const command = /: (docker .*|https:.*)$/.exec(help)?.[1];

    expect(sections.get(name)).toContain(command ?? help);
  },
);
