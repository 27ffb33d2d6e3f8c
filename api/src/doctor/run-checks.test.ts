import { right, wrong, type Finding } from '@camp/checks/check';
import { runChecks } from '@camp/checks/run-checks';
import { systemChecks } from '@camp/checks/system-checks';
import { doctorTools } from '../../test/doctor-tools';
import { allChecks, checksBeforeStart } from './all-checks';
import type { Check } from './check';
import { isWrong, reportOf } from './report';

const checkOf = (name: string, run: () => Promise<Finding>, needs: Check[] = []): Check => ({
  name,
  category: 'Queue',
  help: `Start ${name}`,
  needs,
  run,
});

it('does not make a check without what it needs, and makes each once', async () => {
  const found = jest.fn(async () => wrong('It does not answer.'));
  const never = jest.fn(async () => right('It works.'));
  const server = checkOf('server', found);
  const [one, other] = [checkOf('one', never, [server]), checkOf('other', never, [server])];

  const parts = await runChecks([one, server, other], doctorTools());

  expect(parts.map(({ finding }) => finding)).toEqual([
    { state: 'not-checked', because: 'server is not right.' },
    wrong('It does not answer.'),
    { state: 'not-checked', because: 'server is not right.' },
  ]);
  expect([found.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
});

it('skips a check by name, and counts one that fails as not made', async () => {
  const skipped = checkOf('skipped', async () => wrong('Not asked.'));
  const broken = checkOf('broken', () => Promise.reject(new Error('no name server answers.')));

  const parts = await runChecks([skipped, broken], doctorTools(), ['skipped']);

  expect(parts.map(({ finding }) => finding)).toEqual([
    { state: 'not-checked', because: 'it was skipped.' },
    { state: 'not-checked', because: 'the check failed: no name server answers.' },
  ]);
  expect(isWrong(parts)).toBe(false);
});

it('says in one line what is wrong, and in the next what to do', async () => {
  const parts = await runChecks(
    [
      checkOf('redis', async () => wrong('Redis does not answer.')),
      checkOf('queue', async () => right('No job waits.')),
    ],
    doctorTools(),
  );

  expect(isWrong(parts)).toBe(true);
  expect(reportOf(parts)).toBe(
    [
      'Queue',
      '  WRONG        redis: Redis does not answer.',
      '               To do: Start redis',
      '  right        queue: No job waits.',
      '',
      '1 right, 1 wrong, 0 not checked.',
    ].join('\n'),
  );
});

it('has every check of the dashboard, and those of the setup', () => {
  expect(allChecks).toEqual(expect.arrayContaining([...systemChecks, ...checksBeforeStart]));
});

it('has checks with different names, and without settings none of them finds something wrong', async () => {
  const names = allChecks.map(({ name }) => name);
  const elsewhere = ['clock', 'disk'];

  const parts = await runChecks(allChecks, doctorTools(), elsewhere);

  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+(?:-[a-z]+)*$/.test(name))).toEqual([]);
  expect(new Set(parts.map(({ finding }) => finding.state))).toEqual(new Set(['not-checked']));
});
