import { join } from 'node:path';
import { workspaceFolder } from './bootstrap.mjs';
import { runPlaywright } from './runners.mjs';

const report = join(workspaceFolder, '.test-results', 'browsers.json');

/**
 * Runs the browser journeys of the built product in Firefox and WebKit.
 *
 * @param {{ FIREFOX_PATH: string, WEBKIT_PATH: string }} programs of the browsers
 * @param {{ part?: boolean, pictures?: string, args?: string[] }} [choice] `part`: only the journeys of `npm run
 *   test:full`. `pictures`: folder for a screenshot of every page. `args`: passed to the runner, e.g. a journey's name
 * @returns {Promise<import('./test-counts.mjs').Counts>}
 */
export const walkJourneys = (programs, { part = false, pictures, args = [] } = {}) =>
  runPlaywright('playwright.browsers.config.ts', report, {
    args,
    env: { ...programs, ...(part && { BROWSERS: 'part' }), ...(pictures && { BROWSER_PICTURES: pictures }) },
  });
