// `npm start`: prepares the machine, builds what has changed and starts the launcher.
import { Refusal } from './bootstrap/refusal.mjs';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { command } from './command.mjs';
import { launch } from './launch.mjs';

await command(async () => {
  await bootstrap({ production: process.env.NODE_ENV === 'production', toStart: true });
  console.log('Building what has changed ...');
  if ((await build()) !== 0) throw new Refusal('The build failed. See its messages above.');
  return launch();
});
