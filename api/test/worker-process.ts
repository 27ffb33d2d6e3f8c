import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { testRedisUrl } from '@camp/testing/test-database';
import { Redis } from 'ioredis';
import { settings } from './api-process';

/** The real worker in its own process. */
export interface WorkerProcess {
  worker: ChildProcess;
  /** Its log so far. */
  log: () => string;
}

/**
 * Empties a Redis database for one test file. Real processes use the product's own prefix, so each file needs its own.
 *
 * @param number - no other file's
 * @returns its URL
 */
export async function ownRedis(number: number): Promise<string> {
  const address = new URL(testRedisUrl());
  address.pathname = `/${number}`;
  const redis = new Redis(address.href);
  await redis.flushdb();
  redis.disconnect();
  return address.href;
}

/** Starts workers as processes that end with the test. Call it at the top of a test file. */
export function workerProcesses() {
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const worker of started.splice(0)) worker.kill('SIGKILL');
  });

  /** Runs a worker with `settings`. @param environment - the addresses, and what differs from `settings` */
  return (environment: Record<string, string>): WorkerProcess => {
    const worker = spawn(
      process.execPath,
      ['--import', 'tsx', join(__dirname, '../../worker/src/start.ts')],
      {
        env: {
          PATH: process.env.PATH,
          ...settings,
          MAIL_FROM: 'Camp <sender@example.org>',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    started.push(worker);
    let log = '';
    worker.stdout.on('data', (text: Buffer) => (log += text.toString()));
    return { worker, log: () => log };
  };
}
