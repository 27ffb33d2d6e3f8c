import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { workspaceFolder } from '@camp/local-services/workspace';
import { mostMemory } from '../measure/process-memory';

/** A run of the built backup program. */
export interface BackupRun {
  seconds: number;
  /** Peak memory in megabytes. */
  memory: number;
  /** What it said. */
  out: string;
}

/**
 * Runs `npm run backup` or `npm run restore` as its container does.
 *
 * @param args - none, or `restore` and the file
 * @throws Error with what it said, if it fails
 */
export async function runBackup(args: readonly string[], env: Record<string, string>): Promise<BackupRun> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(workspaceFolder, 'worker/dist/backup.cjs'), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (out += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const { most, result } = await mostMemory([child.pid as number], () => ended);
  if (result !== 0) throw new Error(`The backup program failed: ${out}`);
  return { seconds: (performance.now() - begun) / 1_000, memory: most, out };
}
