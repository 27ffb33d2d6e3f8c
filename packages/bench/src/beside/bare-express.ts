import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { workspaceFolder } from '@camp/local-services/workspace';
import type expressLibrary from 'express';
import type { Express } from 'express';

/** The API's own: at the workspace's root lies an older one, which tools have brought. */
export const express = createRequire(join(workspaceFolder, 'api/package.json'))(
  'express',
) as typeof expressLibrary;

/** Serves on a free port of the loopback, and tells the port to `startBareServer`. */
export function listenAndTell(app: Express): void {
  const server = app.listen(0, '127.0.0.1', () => {
    process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
  });
}
