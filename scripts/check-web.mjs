// `npm run check:web`: builds what changed, measures the public site in a real browser (experience.md's table), prints
// target and actual, keeps them in docs/benchmarks.md, and fails when a target is missed.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { command } from './command.mjs';
import { runNode } from './run-node.mjs';

await command(async () => {
  const { chromium } = await bootstrap({ browser: true });
  const code = await build();
  if (code !== 0) return code;
  return runNode(['--import', 'tsx', 'packages/e2e/src/web-check/main.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: chromium },
  });
});
