import { availableParallelism } from 'node:os';
import { library, runNode } from './run-node.mjs';
import { countsOfJest, countsOfPlaywright } from './test-counts.mjs';

/** Three workers fill two cores (docs/decisions/0104-what-npm-test-runs.md). jest would read `150%` as 150 workers. */
const workers = Math.floor(availableParallelism() * 1.5);

/**
 * Runs jest: the tests that `args` selects, or all tests.
 *
 * @param {string} report file that jest writes
 * @param {{ args?: string[], env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<import('./test-counts.mjs').Counts>}
 */
export async function runJest(report, { args = [], env } = {}) {
  const run = [library('jest/bin/jest.js'), `--maxWorkers=${workers}`, '--json', `--outputFile=${report}`];
  return countsOfJest(report, await runNode([...run, ...args], { env }));
}

/**
 * Runs Playwright: the tests that `args` selects, or all tests.
 *
 * @param {string} config its name in packages/development/e2e
 * @param {string} report file that Playwright writes
 * @param {{ args?: string[], env?: Record<string, string | undefined> }} [options]
 * @returns {Promise<import('./test-counts.mjs').Counts>}
 */
export async function runPlaywright(config, report, { args = [], env } = {}) {
  const reporter = `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`;
  const run = [library('@playwright/test/cli.js'), 'test', `--config=packages/development/e2e/${config}`];
  const exitCode = await runNode([...run, reporter, ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return countsOfPlaywright(report, exitCode);
}
