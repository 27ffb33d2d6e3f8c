// `npm test` and `npm run test:full`: every runner, one after the other, the later ones even when an earlier one
// fails, so that one run tells everything. The last line is the sum over all of them.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, workspaceFolder } from './bootstrap.mjs';
import { build, turboEnvironment } from './build.mjs';
import { command } from './command.mjs';
import { library, runNode } from './run-node.mjs';
import { countsOfCheck, countsOfJest, countsOfPlaywright, sumOf, summaryLine } from './test-counts.mjs';

const full = process.argv.includes('--full');
const results = join(workspaceFolder, '.test-results');
const jestReport = join(results, 'jest.json');
const playwrightReport = join(results, 'playwright.json');

const check = (name, args, env) => ({
  name,
  run: async () => countsOfCheck(await runNode(args, { env, quiet: true })),
});

const checks = [
  check('format', [library('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']),
  check('lint', [library('eslint/bin/eslint.js'), '.', '--max-warnings=0']),
  check(
    'types',
    [library('turbo/bin/turbo'), 'run', 'typecheck', '--output-logs=errors-only'],
    turboEnvironment,
  ),
  check('types of the scripts', [library('typescript/bin/tsc'), '--noEmit', '-p', 'scripts']),
  check('docker-compose.yml', [library('dclint/bin/dclint.cjs'), '--max-warnings=0', 'docker-compose.yml']),
];

const runners = (chromium) => [
  { name: 'build', run: async () => countsOfCheck(await build()) },
  {
    name: 'jest',
    run: async () =>
      countsOfJest(
        jestReport,
        await runNode([library('jest/bin/jest.js'), '--json', `--outputFile=${jestReport}`], {
          env: suite,
        }),
      ),
  },
  {
    name: 'browser',
    run: async () =>
      countsOfPlaywright(
        playwrightReport,
        await runNode(
          [
            library('@playwright/test/cli.js'),
            'test',
            '--config=packages/e2e/playwright.config.ts',
            '--reporter=line,json',
          ],
          { env: { ...suite, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport } },
        ),
      ),
  },
];

const suite = { TEST_SUITE: full ? 'full' : 'quick' };

await command(async () => {
  const { chromium } = await bootstrap({ browser: true });
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);

  const steps = [...(full ? [] : checks), ...runners(chromium)];
  const outcomes = [];
  for (const { name, run } of steps) {
    console.log(`\n== ${name}`);
    const started = Date.now();
    const counts = await run();
    outcomes.push({ name, counts, seconds: Math.round((Date.now() - started) / 1000) });
  }

  console.log('\n== summary');
  for (const { name, counts, seconds } of outcomes) {
    console.log(`${name.padEnd(24)}${summaryLine(counts)} (${seconds} s)`);
  }
  const sum = sumOf(outcomes.map(({ counts }) => counts));
  console.log(summaryLine(sum));
  return sum.failed === 0 ? 0 : 1;
});
