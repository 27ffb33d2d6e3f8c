// `npm run test:browsers [-- --pictures] [-- name ...]`: builds what changed and runs the main journeys in Firefox and
// WebKit, on a phone and on a desktop. `--pictures` saves a screenshot of every page in .screenshots/browsers.
import { join } from 'node:path';
import { bootstrap, workspaceFolder } from './bootstrap.mjs';
import { ensureBrowsers } from './bootstrap/browsers.mjs';
import { thisMachine } from './bootstrap/machine.mjs';
import { walkJourneys } from './browser-journeys.mjs';
import { build } from './build.mjs';
import { command } from './command.mjs';
import { createOutcomes } from './outcomes.mjs';

await command(async () => {
  await bootstrap();
  const programs = await ensureBrowsers(thisMachine);
  const code = await build();
  if (code !== 0) return code;
  const args = process.argv.slice(2);
  const { take, report } = createOutcomes();
  await take({
    name: 'other browsers',
    run: () =>
      walkJourneys(programs, {
        pictures: args.includes('--pictures') ? join(workspaceFolder, '.screenshots', 'browsers') : undefined,
        args: args.filter((arg) => arg !== '--pictures'),
      }),
  });
  return report();
});
