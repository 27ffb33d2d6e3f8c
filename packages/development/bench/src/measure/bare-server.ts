import type { AddressInfo } from 'node:net';
import { startChild } from '@camp/local-services/child-process';
import { typescriptArguments, workspaceFolder } from '@camp/local-services/workspace';
import { nodeFlags } from '@camp/runtime/node-flags';
import type { Express } from 'express';

/** A bare server beside the product. */
export interface BareServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts it with the product's Node flags.
 *
 * @param file - its path from this package's `src`. It must call `listenAndReport`
 * @param args - its arguments
 */
export async function startBareServer(file: string, ...args: string[]): Promise<BareServer> {
  const child = await startChild({
    name: 'The bare server',
    command: process.execPath,
    args: [...nodeFlags, ...typescriptArguments(`packages/development/bench/src/${file}`, args)],
    cwd: workspaceFolder,
  });
  const line = await child.waitForLine(/^listening on \d+$/);
  const url = `http://127.0.0.1:${/\d+/.exec(line)?.[0]}`;
  return { url, pid: child.pid, stop: () => child.stop() };
}

/** Serves on a free loopback port and reports it. The bare server calls this. */
export function listenAndReport(app: Express): void {
  const server = app.listen(0, '127.0.0.1', () => {
    process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
  });
}
