import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `.ci/run` with an npm that says what it is told to say. */
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
    return { status, last: stdout.trimEnd().split('\n').at(-1) };
  };

  it('adds up both runs in its last line', () => {
    expect(ciRun({ says: 'noise\n40 passed, 0 failed\nmore noise' }, { says: '2 passed, 0 failed' })).toEqual(
      {
        status: 0,
        last: '42 passed, 0 failed',
      },
    );
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
    expect(ciRun(first, { says: '2 passed, 0 failed' })).toEqual({ status: 1, last });
  });

  it('fails when nothing ran', () => {
    expect(ciRun({ says: '0 passed, 0 failed' }, { says: '0 passed, 0 failed' }).status).toBe(1);
  });
});
