// `npm run dev`: prepares the machine and starts the launcher, which runs the product from source.
import { bootstrap } from './bootstrap.mjs';
import { command } from './command.mjs';
import { launch } from './launch.mjs';

await command(async () => {
  await bootstrap();
  console.log('Starting everything from source ...');
  return launch(['--from-source']);
});
