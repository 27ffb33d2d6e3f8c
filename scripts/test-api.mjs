// `npm run test:api [-- --seed 78 --examples 10 --each]`: builds what changed, starts a product, and calls every
// operation, based only on the OpenAPI document.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { command } from './command.mjs';
import { runNode } from './run-node.mjs';

await command(async () => {
  await bootstrap();
  const code = await build();
  if (code !== 0) return code;
  return runNode(['--import', 'tsx', 'packages/development/callers/src/main.ts', ...process.argv.slice(2)]);
});
