// `npm test` and `npm run test:full`: all runners in turn, including those after a failure, so that one run reports
// everything. The last line is the total, after the list of flaky tests. `npm test -- --changed` runs the checks
// closest to a change. `--only=jest` and `--only=browser` run the build and that runner, for the jobs of the hosted CI:
// jest with `--shard=1/2` for a part of its tests, the browser with every journey at both sizes.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, workspaceFolder } from './bootstrap.mjs';
import { ensureBrowsers } from './bootstrap/browsers.mjs';
import { thisMachine } from './bootstrap/machine.mjs';
import { walkJourneys } from './browser-journeys.mjs';
import { build } from './build.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { command } from './command.mjs';
import { check, createOutcomes } from './outcomes.mjs';
import { library } from './run-node.mjs';
import { runJest, runPlaywright } from './runners.mjs';
import { cycles, format, types } from './static-checks.mjs';
import { testChanged } from './test-changed.mjs';
import { countsOfCheck } from './test-counts.mjs';

const full = process.argv.includes('--full');
/** @returns {string | undefined} the value of `--name=value` */
const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(`--${name}=`.length);
const only = option('only');
const shard = option('shard');
const results = join(workspaceFolder, '.test-results');
const jestReport = join(results, 'jest.json');
const playwrightReport = join(results, 'playwright.json');

const checks = [
  check('format', format),
  check('lint', [library('eslint/bin/eslint.js'), '.', '--max-warnings=0']),
  check('types', types),
  check('import cycles', cycles),
  check('docker-compose.yml', [library('dclint/bin/dclint.cjs'), '--max-warnings=0', 'docker-compose.yml']),
];

const runners = (chromium) => [
  { name: 'build', run: async () => countsOfCheck(await build()) },
  {
    name: 'jest',
    run: () => runJest(jestReport, { args: shard ? [`--shard=${shard}`] : [], env: suite }),
  },
  {
    name: 'browser',
    run: () =>
      runPlaywright('playwright.config.ts', playwrightReport, { env: { ...suite, CHROMIUM_PATH: chromium } }),
  },
];

/** A part of `npm run test:browsers`. Skipped with a note on a machine without these browsers. */
const otherBrowsers = (programs) => ({
  name: 'other browsers',
  run: async () => {
    if (!(programs instanceof Refusal)) return walkJourneys(programs, { part: true });
    console.log(programs.message);
    return process.env.CI === 'true' ? countsOfCheck(1) : { ...countsOfCheck(0), passed: 0, skipped: 1 };
  },
});

/** @returns {Promise<{ FIREFOX_PATH: string, WEBKIT_PATH: string } | Refusal>} the paths, or why there are none */
const findBrowsers = () =>
  ensureBrowsers(thisMachine).catch((error) => {
    if (error instanceof Refusal) return error;
    throw error;
  });

const suite = { TEST_SUITE: full ? 'full' : only ? undefined : 'quick' };

/** First checks that the tests may write to the given database. */
async function requireDatabase() {
  if (process.argv.includes('--i-know')) process.env.TEST_MONGODB_I_KNOW = 'yes';
  const { tsImport } = await import('tsx/esm/api');
  const source = '../packages/development/testing/src/given-database.ts';
  const { refusalOf } = await tsImport(source, import.meta.url);
  const refusal = refusalOf(process.env);
  if (refusal) throw new Refusal(refusal);
}

const changed = process.argv.find((arg) => /^--changed(?:=|$)/.test(arg));

const isChosen = ({ name }) => !only || name === 'build' || name === only;

await command(async () => {
  if (only && !['jest', 'browser'].includes(only))
    throw new Refusal(`--only=${only} is unknown. Use --only=jest or --only=browser.`);
  if (changed) {
    await bootstrap();
    await requireDatabase();
    return testChanged(results, changed.split('=')[1]);
  }
  const { chromium } = await bootstrap({ browser: only !== 'jest' });
  const programs = full ? await findBrowsers() : undefined;
  await requireDatabase();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);

  const { take, report } = createOutcomes();
  // These checks only read, and print only failures, so they run concurrently.
  if (!full && !only) await Promise.all(checks.map(take));
  for (const runner of runners(chromium).filter(isChosen)) await take(runner);
  if (full) await take(otherBrowsers(programs));

  return report();
});
