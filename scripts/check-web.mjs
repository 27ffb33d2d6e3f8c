// `npm run check:web`: builds what changed, measures the public site in a real browser, and prints target and actual.
// It stores them in docs/benchmarks.md, and fails when a target is missed.
import { runWithBrowser } from './run-with-browser.mjs';

await runWithBrowser('packages/development/e2e/src/web-check/main.ts');
