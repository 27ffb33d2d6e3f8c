import { startChild } from './child-process';
import { waitUntilReady } from './product';

it("reports at once that the API's port is in use, even if its watcher keeps running", async () => {
  const child = await startChild({
    name: 'The API',
    command: process.execPath,
    args: [
      '-e',
      "console.log('Port 3000 is in use. Set PORT to another port.'); setInterval(() => {}, 1000)",
    ],
  });

  await expect(waitUntilReady(child, 'http://127.0.0.1:1/readyz')).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  await expect(child.ended).resolves.toBe('The API was killed by SIGTERM.');
});
