// `npm run bench [-- name ...]`: builds what changed, measures, and prints targets and results. It stores them in
// docs/benchmarks.md, and fails if a target is missed.
import { runWithBrowser } from './run-with-browser.mjs';

await runWithBrowser('packages/development/bench/src/main.ts');
