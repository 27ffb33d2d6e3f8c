import { spawnSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import { startChild } from '@camp/local-services/child-process';

/** A real file system of limited size in memory, which only the processes in its mount namespace see. */
export interface SmallDisk {
  /** The command that runs a program in its namespace. */
  readonly within: readonly string[];
  /** Leaves no space. */
  fill(): Promise<void>;
  /** Frees the space again. */
  free(): Promise<void>;
  stop(): Promise<void>;
}

/** Far more than a history writes. */
const size = 128 * 1024 * 1024;
const chunk = Buffer.alloc(1024 * 1024);

/** Linux lets everybody make a mount namespace, unless a container or its administrator forbids it. */
const isPossible = () => spawnSync('unshare', ['-Urm', 'true']).status === 0;

/**
 * Mounts a small file system at a folder.
 * @returns undefined where the system does not allow it
 */
export async function makeSmallDisk(folder: string): Promise<SmallDisk | undefined> {
  if (!isPossible()) return undefined;
  await mkdir(folder, { recursive: true });
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$1" && echo mounted && exec sleep infinity`;
  const holder = await startChild({
    name: 'The small disk',
    command: 'unshare',
    args: ['-Urm', 'sh', '-c', mount, 'sh', folder],
  });
  await holder.waitForLine(/^mounted$/);
  const filler = `/proc/${holder.pid}/root${folder}/filler`;
  return {
    within: ['nsenter', '--target', String(holder.pid), '--user', '--mount', '--preserve-credentials'],
    fill: () => fill(filler),
    free: () => rm(filler, { force: true }),
    stop: () => holder.stop(),
  };
}

/** Writes until the system refuses, in smaller and smaller pieces. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (let { length } = chunk; length >= 1; length = Math.floor(length / 2))
      while (await hasWritten(file, length));
  } finally {
    await file.close();
  }
}

async function hasWritten(file: Awaited<ReturnType<typeof open>>, length: number): Promise<boolean> {
  try {
    return (await file.write(chunk, 0, length)).bytesWritten === length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
