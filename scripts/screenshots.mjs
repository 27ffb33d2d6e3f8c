// `npm run screenshots [-- name ...]`: builds what changed, starts the product with demo data on free ports, and puts
// a picture of every page (or of the named ones) into .screenshots/.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { command } from './command.mjs';
import { runNode } from './run-node.mjs';

await command(async () => {
  const { chromium } = await bootstrap({ browser: true });
  const code = await build();
  if (code !== 0) return code;
  return runNode(['--import', 'tsx', 'packages/e2e/src/site/screenshots.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: chromium },
  });
});
