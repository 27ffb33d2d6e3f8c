// `npm run screenshots [-- name ...]`: builds what changed, and starts the product with demo data on free ports. It
// saves a screenshot of every page, or of the named pages, in .screenshots/.
import { runWithBrowser } from './run-with-browser.mjs';

await runWithBrowser('packages/development/e2e/src/site/screenshots.ts');
