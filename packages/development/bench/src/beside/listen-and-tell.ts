import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** Serves on a free port of the loopback, and tells the port to `startBareServer`. */
export function listenAndTell(app: Express): void {
  const server = app.listen(0, '127.0.0.1', () => {
    process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
  });
}
