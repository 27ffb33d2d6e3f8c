import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hostnameFromHere } from '@camp/runtime/network-host';
import { nodeFlags } from '@camp/runtime/node-flags';
import { startChild, withLastLines, type Child, type ChildOptions } from './child-process';
import type { DataFolder } from './data-folder';
import type { FixedPorts } from './fixed-ports';
import { PortTaken } from './ports';
import { Refusal } from './refusal';
import type { RunningServices } from './running-services';
import { foundPortTaken } from './when-listening';
import { workspaceFolder } from './workspace';

/** Milliseconds for a process to become ready. */
const readinessTimeout = 60_000;

/** Milliseconds between checks of a starting process. */
const pollInterval = 20;

/** How to run one of the product's processes. */
export interface ProcessOptions {
  /** The whole environment. */
  env: NodeJS.ProcessEnv;
  logFile?: string;
  /** Whether its output, or only the selected lines, is also written to this process's output. */
  echo?: ChildOptions['echo'];
}

/** Starts the product's processes, once their dependencies run. */
export type StartProduct = (product: {
  /** The whole environment of API and worker, with PORT, HOST and PUBLIC_URL. */
  env: NodeJS.ProcessEnv;
  /** The folder for their logs. */
  folder: DataFolder;
  /** Collects every started process. */
  services: RunningServices;
  /** Includes PORT, held until it is released for its user. */
  ports: FixedPorts;
}) => Promise<void>;

/** Starts the built product. */
export const startBuiltProduct: StartProduct = async ({ env, folder, services, ports }) => {
  await ports.letGo('PORT');
  await startBoth(
    services,
    { env, logFile: folder.logFile('worker') },
    { env, logFile: folder.logFile('api') },
  );
};

/** Starts worker and API. Both are stateless, so each is restarted when it dies. */
export async function startBoth(
  services: RunningServices,
  worker: ProcessOptions,
  api: ProcessOptions,
): Promise<void> {
  services.add(await startWorker(worker), () => startWorker(worker));
  services.add(await startApi(api), () => startApi(api));
}

/**
 * Starts the built API and waits until it is ready.
 *
 * @param options - its environment, with PORT and HOST
 * @param file - another build of it, as its path from the workspace's folder
 * @returns the process
 * @throws Refusal when it was never built, ends or does not become ready
 */
export async function startApi(options: ProcessOptions, file = 'api/dist/api.cjs'): Promise<Child> {
  const api = await startBuilt('The API', file, options);
  const { HOST, PORT } = options.env;
  await waitUntilReady(api, `http://${hostnameFromHere(HOST)}:${PORT}/readyz`);
  return api;
}

/**
 * Starts the built worker.
 *
 * @param options - its environment
 * @returns the process
 * @throws Refusal when it was never built
 */
export function startWorker(options: ProcessOptions): Promise<Child> {
  return startBuilt('The worker', 'worker/dist/worker.cjs', options);
}

async function startBuilt(name: string, file: string, options: ProcessOptions): Promise<Child> {
  const path = join(workspaceFolder, file);
  if (!existsSync(path)) throw new Refusal(`${name} is not built (${file} is missing). Run npm run build.`);
  return startChild({
    name,
    command: process.execPath,
    args: [...nodeFlags, path],
    cwd: workspaceFolder,
    ...options,
  });
}

/**
 * Waits until a process reports that it is ready.
 *
 * @param child - the process
 * @param address - its readiness URL
 * @throws PortTaken if another program has its port, or another Refusal if it ends or is not ready after a minute, when
 *   it is stopped
 */
export async function waitUntilReady(child: Child, address: string): Promise<void> {
  let death: string | undefined;
  void child.ended.then((sentence) => {
    death = sentence;
  });
  const deadline = Date.now() + readinessTimeout;
  let state = 'it does not respond';
  while (Date.now() < deadline) {
    if (foundPortTaken(child)) {
      await child.stop();
      throw new PortTaken(`${child.name} does not start: its port is in use by another program.`);
    }
    if (death) throw new Refusal(withLastLines(death, child.lastLines()));
    const answer = await ask(address);
    if (answer?.ok) return;
    if (answer) state = `it responds with ${answer.status} ${answer.body}`;
    await pause(pollInterval);
  }
  await child.stop();
  const late = `${child.name} was not ready after ${readinessTimeout / 1000} seconds: ${state}.`;
  throw new Refusal(withLastLines(late, child.lastLines()));
}

async function ask(address: string) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    return { ok: response.ok, status: response.status, body: await response.text() };
  } catch {
    return undefined; // The process isn't listening yet.
  }
}
