import { right, wrong, type Check } from '../check';

/** Bytes. MongoDB, Redis and a backup with its test need room at the same time. */
const least = 2_000_000_000;

/** Whether the disk has room. Containers and their volumes usually share it. */
export const disk: Check = {
  name: 'disk',
  category: 'Server',
  help: 'Delete what is not needed, such as old images: docker system prune',
  run: async ({ readDiskSpace }) => {
    const { free } = await readDiskSpace(process.cwd());
    const gigabytes = `${(free / 1_000_000_000).toFixed(1)} GB`;
    if (free < least) return wrong(`The disk has only ${gigabytes} left.`);
    return right(`The disk has ${gigabytes} left.`);
  },
};
