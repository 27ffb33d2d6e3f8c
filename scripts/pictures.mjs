// `npm run pictures [-- name ...]`: builds what changed, and starts the product with demo data on free ports. It takes
// the pictures of the documents again, or the named ones, in docs/pictures/. All processes have the same clock, so that
// the dates in the pictures stay.
import { join } from 'node:path';
import { workspaceFolder } from './bootstrap.mjs';
import { runWithBrowser } from './run-with-browser.mjs';

const clock = join(workspaceFolder, 'packages/development/e2e/src/site/shift-clock.cjs');
/** After registration opened, and before anything is due. */
const start = '2027-06-15T16:00:00Z';

await runWithBrowser('packages/development/e2e/src/site/take-pictures.ts', {
  NODE_OPTIONS: `--require=${clock}`,
  CLOCK_SHIFT: String(Date.parse(start) - Date.now()),
});
