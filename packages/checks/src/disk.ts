import { statfs } from 'node:fs/promises';
import { right, wrong, type Check, type DiskSpace } from './check';

/** Bytes. MongoDB, Redis and a backup with its test need room at the same time. */
const least = 2_000_000_000;

/** The disk has room. Containers and their volumes usually share it. */
export const disk: Check = {
  name: 'disk',
  category: 'Server',
  help: 'Delete what isn’t needed, such as old images: docker system prune',
  run: async ({ readDiskSpace: read }) => {
    const { free } = await read(process.cwd());
    const gigabytes = `${(free / 1_000_000_000).toFixed(1)} GB`;
    return free < least
      ? wrong(`The disk has only ${gigabytes} left.`)
      : right(`The disk has ${gigabytes} left.`);
  },
};

/** The bytes that this process may use. @throws Error if the folder does not exist */
export async function readDiskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
