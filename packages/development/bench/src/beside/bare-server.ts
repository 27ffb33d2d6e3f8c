import { nodeFlags } from '@camp/runtime/node-flags';
import { startChild, type Child } from '@camp/local-services/child-process';
import { typescriptArguments, workspaceFolder } from '@camp/local-services/workspace';

/** A bare server that runs beside the product. */
export interface BareServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts it with the product's own flags of Node.
 *
 * @param file - its path from this package's `src`; it says its port as `listenAndTell` does
 * @param args - what it needs to know
 */
export async function startBareServer(file: string, ...args: string[]): Promise<BareServer> {
  const child: Child = await startChild({
    name: 'The bare server',
    command: process.execPath,
    args: [...nodeFlags, ...typescriptArguments(`packages/development/bench/src/${file}`, args)],
    cwd: workspaceFolder,
  });
  const line = await child.waitForLine(/^listening on \d+$/);
  return {
    url: `http://127.0.0.1:${/\d+/.exec(line)?.[0]}`,
    pid: child.pid,
    stop: () => child.stop(),
  };
}
