// `npm run bench [-- name ...]`: builds what changed, measures, prints target and actual, stores them in
// docs/benchmarks.md, and fails when a target is missed.
import { runWithBrowser } from './run-with-browser.mjs';

await runWithBrowser('packages/development/bench/src/main.ts');
