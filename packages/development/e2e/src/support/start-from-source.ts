import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '@camp/local-services/child-process';
import { freePort } from '@camp/local-services/ports';
import { copyWorkspace, type WorkspaceCopy } from '@camp/testing/workspace-copy';

/** Milliseconds for three cold builds at once on a busy machine. */
const startTimeout = 240_000;

/** The product as `npm run dev` runs it, from a copy of the sources. */
export interface ProductFromSource {
  /** Address of the site. */
  readonly url: string;
  readonly source: WorkspaceCopy;
  /** The log of a part, e.g. `worker`. */
  log(part: string): Promise<string>;
  /** Stops everything and deletes the copy with its data. @returns how the launcher ended */
  stop(): Promise<string>;
}

/**
 * Starts the product from a copy of its sources, on free ports, with its own demo data.
 *
 * @param env - environment variables of the launcher, API and worker
 * @returns URLs, once everything is ready
 * @throws Refusal when it does not start
 */
export async function startFromSource(env: Record<string, string> = {}): Promise<ProductFromSource> {
  const source = await copyWorkspace();
  const data = join(source.folder, '.data');
  const port = await freePort();
  const launcher = await startChild({
    name: 'The launcher',
    command: process.execPath,
    args: ['--import', 'tsx', 'packages/development/local-services/src/main.ts', '--from-source'],
    cwd: source.folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      INBOX_PORT: String(await freePort()),
      STRIPE_SIMULATOR_PORT: String(await freePort()),
      DATA_DIR: data,
      ...env,
    },
  });
  const stop = async () => {
    await launcher.stop(60_000);
    await source.remove();
    return launcher.ended;
  };
  try {
    await launcher.waitForLine(/Press Ctrl-C to stop everything/, startTimeout);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    source,
    log: (part) => readFile(join(data, 'logs', `${part}.log`), 'utf8'),
    stop,
  };
}
