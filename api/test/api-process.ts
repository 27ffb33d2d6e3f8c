import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@camp/local-services/ports';
import { medicalKey } from '@camp/testing/medical-key';

/** The real entry point in its own process. */
export interface ApiProcess {
  api: ChildProcess;
  /** Its log so far. */
  log: () => string;
  /** Settles with the exit code (null after a signal) and the whole standard error. */
  ended: Promise<{ code: unknown; said: string }>;
}

/** Secrets that production accepts too. By default nothing is logged. */
export const settings = {
  JWT_SECRET: 'q8Zr2LwX0vTn5KbYc7JdHf3MgPs9AeUi',
  MEDICAL_KEY: medicalKey,
  STRIPE_SECRET_KEY: 'sk_test_51q8Zr2LwX0vTn5KbYc7JdHf3MgPs9',
  STRIPE_WEBHOOK_SECRET: 'whsec_q8Zr2LwX0vTn5KbYc7JdHf3MgPs9AeUi',
  LOG_LEVEL: 'silent',
};

/** Starts APIs as processes that end with the test. Call it at the top of a test file. */
export function apiProcesses() {
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const api of started.splice(0)) api.kill('SIGKILL');
  });

  /** @param environment - the whole environment except PATH */
  const run = (environment: Record<string, string>): ApiProcess => {
    const api = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../src/server.ts')], {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(api);
    let log = '';
    api.stdout.on('data', (text: Buffer) => (log += text.toString()));
    let said = '';
    api.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const ended = once(api, 'exit').then(([code]: unknown[]) => ({ code, said }));
    return { api, ended, log: () => log };
  };

  /**
   * Runs an API with `settings` on a free port and waits until it is healthy.
   * @param environment - addresses of MongoDB and Redis
   * @param health - `/readyz` also waits for MongoDB
   */
  const listening = async (
    environment: Record<string, string>,
    health: '/healthz' | '/readyz' = '/healthz',
  ) => {
    const port = await freePort();
    const running = run({ ...settings, PORT: String(port), ...environment });
    const url = `http://127.0.0.1:${port}`;
    while (!(await fetch(`${url}${health}`).catch(() => undefined))?.ok) await pause(50);
    return { ...running, url };
  };

  return { run, listening };
}
