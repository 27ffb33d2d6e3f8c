// `npm run supply-chain [-- --all]`: whether a library of package-lock.json has a known fault, or a version that is
// younger than two weeks. Only versions that entered the file in the last two weeks can be that young, so the registry is
// asked about these, and with --all about each. What the registry does not answer is reported as not checked. Exits with
// code 1 if something is wrong.
import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from './bootstrap.mjs';
import { command } from './command.mjs';
import {
  addedVersions,
  ageOutcome,
  auditOutcome,
  leastDays,
  lockedVersions,
} from './supply-chain-checks.mjs';

const run = promisify(execFile);
const options = { cwd: workspaceFolder, maxBuffer: 64 * 1024 * 1024 };
const git = (...args) => execFileSync('git', args, { ...options, encoding: 'utf8' }).trim();

/** npm's output, also if it reports a problem by its exit code. */
const npm = (...args) =>
  run('npm', args, options).then(
    ({ stdout }) => stdout,
    ({ stdout = '' }) => stdout,
  );

/** When a version was published, if the registry says so. */
async function publishedAt(version) {
  const name = version.slice(0, version.lastIndexOf('@'));
  const times = await npm('view', name, 'time', '--json');
  const time = times === '' ? undefined : JSON.parse(times)[version.slice(name.length + 1)];
  return { version, published: time === undefined ? undefined : new Date(time) };
}

async function checkAges() {
  const now = lockedVersions(readFileSync(join(workspaceFolder, 'package-lock.json'), 'utf8'));
  const earlier = git('rev-list', '-1', `--before=${leastDays} days ago`, 'HEAD');
  if (earlier === '' && !process.argv.includes('--all'))
    return {
      state: 'not checked',
      sentence: `The history here is shorter than ${leastDays} days. Use -- --all to ask about every version.`,
    };
  const before = process.argv.includes('--all')
    ? []
    : lockedVersions(git('show', `${earlier}:package-lock.json`));
  const added = [];
  // One at a time, since the registry limits how fast one client may ask.
  for (const version of addedVersions(before, now)) added.push(await publishedAt(version));
  return ageOutcome(added, new Date());
}

const checkFaults = async () => auditOutcome(await npm('audit', '--omit=dev', '--json'));

await command(async () => {
  /** @type {{ name: string, state: string, sentence: string, details?: string[] }[]} */
  const outcomes = [
    { name: 'age', ...(await checkAges()) },
    { name: 'known faults', ...(await checkFaults()) },
  ];
  for (const { name, state, sentence, details = [] } of outcomes)
    console.log([`${state.padEnd(12)}${name}: ${sentence}`, ...details].join('\n            '));
  return outcomes.some(({ state }) => state === 'wrong') ? 1 : 0;
});
