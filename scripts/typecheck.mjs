// `npm run typecheck`: reports the errors of every program, not only those of the first one that fails.
import { command } from './command.mjs';
import { runNode } from './run-node.mjs';
import { typePrograms, typesOf } from './static-checks.mjs';

await command(async () => {
  const codes = await Promise.all(typePrograms.map((program) => runNode(typesOf(program), { quiet: true })));
  return Math.max(...codes);
});
