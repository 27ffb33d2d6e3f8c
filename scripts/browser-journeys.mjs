import { join } from 'node:path';
import { workspaceFolder } from './bootstrap.mjs';
import { library, runNode } from './run-node.mjs';
import { countsOfPlaywright } from './test-counts.mjs';

const report = join(workspaceFolder, '.test-results', 'browsers.json');

/**
 * Walks the journeys of the built product in Firefox and WebKit.
 *
 * @param {{ FIREFOX_PATH: string, WEBKIT_PATH: string }} programs of the browsers
 * @param {{ part?: boolean, pictures?: string, args?: string[] }} [choice] `part`: what every `npm test` walks;
 *   `pictures`: folder for a picture of every page; `args`: passed on to the runner, e.g. a journey's name
 * @returns {Promise<import('./test-counts.mjs').Counts>}
 */
export async function walkJourneys(programs, { part = false, pictures, args = [] } = {}) {
  const exitCode = await runNode(
    [
      library('@playwright/test/cli.js'),
      'test',
      '--config=packages/development/e2e/playwright.browsers.config.ts',
      `--reporter=${process.stdout.isTTY ? 'line' : 'dot'},json`,
      ...args,
    ],
    {
      env: {
        ...programs,
        ...(part && { BROWSERS: 'part' }),
        ...(pictures && { BROWSER_PICTURES: pictures }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    },
  );
  return countsOfPlaywright(report, exitCode);
}
