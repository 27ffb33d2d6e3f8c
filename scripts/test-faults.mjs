// `npm run test:faults [-- --seed 7 --seeds 10 --more 0 --seconds 60 --processes 2 --at-once 1 --plan file]`: builds what
// changed, then breaks the product on purpose and checks I1 to I8. By default ten histories of 60 seconds.
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { command } from './command.mjs';
import { runNode } from './run-node.mjs';

await command(async () => {
  await bootstrap();
  const code = await build();
  if (code !== 0) return code;
  return runNode(['--import', 'tsx', 'packages/development/faults/src/main.ts', ...process.argv.slice(2)]);
});
