import { startChild, type Child } from '../child-process';
import type { ProcessOptions } from '../product';
import { typescriptArguments, workspaceFolder } from '../workspace';
import { isWorthReading } from './worth-reading';

/** Milliseconds for a cold build of one front end on a slow machine that builds all three at once. */
const firstBuildTimeout = 180_000;

/** Paths that a front end's server proxies to another one. */
export interface Route {
  paths: readonly string[];
  /** Port of the other server on this machine. */
  port: number;
  /** Whether it also proxies web sockets. */
  sockets: boolean;
}

/** One of the three front ends and its development server. */
export interface FrontEnd {
  /** Its folder in the workspace. */
  app: string;
  /** The path of its files, with a slash at both ends. */
  base: string;
  /** IP address to listen on. */
  host: string;
  port: number;
  routes: readonly Route[];
  /** The API's port. Its security headers apply here too. */
  apiPort: number;
}

/** The line that a front end's server prints when its first build is ready. */
export const servingLine = (app: string) => `Serving ${app}.`;

/**
 * Starts the development server of a front end.
 *
 * @param frontEnd - which one and where
 * @param options - its environment, with PUBLIC_URL, and its log
 * @returns the process, and a promise that resolves when its first build is served. It rejects with a Refusal if the
 *   process ends earlier
 */
export async function startFrontEnd(
  frontEnd: FrontEnd,
  options: ProcessOptions,
): Promise<{ child: Child; ready: Promise<unknown> }> {
  const child = await startChild({
    name: `The development server of ${frontEnd.app}`,
    command: process.execPath,
    args: typescriptArguments('packages/development/local-services/src/development/serve-front-end.ts', [
      JSON.stringify(frontEnd),
    ]),
    cwd: workspaceFolder,
    echo: (line) => line !== servingLine(frontEnd.app) && isWorthReading(line),
    ...options,
  });
  const ready = child.waitForLine(new RegExp(`^${servingLine(frontEnd.app)}$`), firstBuildTimeout);
  return { child, ready };
}
