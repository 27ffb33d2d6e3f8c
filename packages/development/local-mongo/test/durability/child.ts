import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A child process that has sent its first message. */
export interface Child {
  readonly process: ChildProcess;
  readonly message: string;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
}

/** Runs a TypeScript file of this folder until its first message. */
export async function startChild(file: string, args: readonly string[]): Promise<Child> {
  const child = fork(join(__dirname, file), [...args], { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
  const message = await new Promise<string>((resolve, reject) => {
    child.once('message', (text) => resolve(String(text)));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return {
    process: child,
    message,
    kill: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) resolve();
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}

/** Runs work with a temporary folder. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'local-mongo-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
