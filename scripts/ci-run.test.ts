import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `.ci/run` with a fake npm that prints the given output. */
describe('.ci/run', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'camp-ci-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const ciRun = (test: { says: string; exits?: number }, full: { says: string; exits?: number }) => {
    const npm = join(folder, 'npm');
    const answer = ({ says, exits = 0 }: typeof test) => `printf '%s\\n' "${says}"; exit ${exits}`;
    writeFileSync(
      npm,
      `#!/bin/sh
[ "$CI" = true ] || { echo 'CI is not set'; exit 1; }
case "$*" in
  *test:full) ${answer(full)} ;;
  *test) ${answer(test)} ;;
esac
`,
    );
    chmodSync(npm, 0o755);
    const { status, stdout } = spawnSync(join(__dirname, '../.ci/run'), {
      env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      encoding: 'utf8',
    });
    const lines = stdout.trimEnd().split('\n');
    return { status, last: lines.at(-1), end: lines.slice(lines.lastIndexOf('') + 1) };
  };

  it('adds up both runs in its last line', () => {
    expect(
      ciRun({ says: 'noise\n40 passed, 0 failed\nmore noise' }, { says: '2 passed, 0 failed' }),
    ).toMatchObject({ status: 0, last: '42 passed, 0 failed' });
  });

  it('names skipped tests', () => {
    const { last } = ciRun({ says: '40 passed, 0 failed, 1 skipped' }, { says: '2 passed, 0 failed' });
    expect(last).toBe('42 passed, 0 failed, 1 skipped');
  });

  it.each([
    ['a test fails', { says: '40 passed, 1 failed', exits: 1 }, '42 passed, 1 failed'],
    ['a run has no summary', { says: 'npm ERR!', exits: 1 }, '2 passed, 1 failed'],
    ['a run fails although no test did', { says: '40 passed, 0 failed', exits: 1 }, '42 passed, 1 failed'],
  ])('fails when %s', (_, first, last) => {
    expect(ciRun(first, { says: '2 passed, 0 failed' })).toMatchObject({ status: 1, last });
  });

  it('lists tests that passed only on the second attempt at the end', () => {
    const flaky = 'flaky, passed at a second try: race.test.ts: a race is won';
    const said = { says: `${flaky}\n40 passed, 0 failed` };
    const calm = { says: '2 passed, 0 failed' };

    expect(ciRun(said, calm)).toMatchObject({ status: 0, end: [flaky, '42 passed, 0 failed'] });
    expect(ciRun(calm, said)).toMatchObject({ status: 0, end: [flaky, '42 passed, 0 failed'] });
  });

  it.each(['a race is won', 'another race is won'])('fails when each run had a flaky test: %s', (other) => {
    const lines = ['a race is won', other].map(
      (name) => `flaky, passed at a second try: race.test.ts: ${name}`,
    );
    const [quick, full] = lines.map((line) => ({ says: `${line}\n5 passed, 0 failed` }));

    expect(ciRun(quick!, full!)).toMatchObject({ status: 1, end: [...lines, '10 passed, 1 failed'] });
  });

  it('counts the failure of a run with two flaky tests once', () => {
    const two = 'flaky, passed at a second try: one\nflaky, passed at a second try: two';

    expect(
      ciRun({ says: `${two}\n5 passed, 1 failed`, exits: 1 }, { says: '2 passed, 0 failed' }),
    ).toMatchObject({ status: 1, last: '7 passed, 1 failed' });
  });

  it('fails when no test ran', () => {
    expect(ciRun({ says: '0 passed, 0 failed' }, { says: '0 passed, 0 failed' }).status).toBe(1);
  });
});
