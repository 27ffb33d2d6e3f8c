import { join } from 'node:path';
import { queueNames } from '@camp/contracts/registries/jobs';
import { defaultPrefix } from '@camp/queue/job-envelope';
import { startRedis } from '@camp/local-services/redis';
import { QueueEvents } from 'bullmq';
import { Redis } from 'ioredis';
import { makeSmallDisk, type SmallDisk } from './small-disk';
import { controlService, type Service } from './service';

/** The history's Redis, with a direct connection past all faults of the network. */
export interface OwnRedis extends Service {
  readonly port: number;
  /** Deletes everything. @returns how many jobs were lost */
  empty(): Promise<number>;
  /** The disk that holds its data, which can be filled. Absent where this system can't make one. */
  readonly disk: SmallDisk | undefined;
  /** Whether Redis could not write its last change to its file. */
  isOutOfSpace(): Promise<boolean>;
  /** Calls back for each job that a worker lost, because it didn't renew the lock in time. */
  onLostLock(lost: () => void): void;
}

/** Starts a Redis with its data in this folder. */
export async function startOwnRedis(folder: string): Promise<OwnRedis> {
  const dir = join(folder, 'redis');
  const disk = await makeSmallDisk(dir);
  const options = { dir, logFile: join(folder, 'redis.log'), within: disk?.within };
  const first = await startRedis(options);
  const again = async () => (await startRedis({ ...options, port: first.port })).child;
  const service = controlService('Redis', first.child, again);
  const connection = { host: '127.0.0.1', port: first.port, maxRetriesPerRequest: null };
  const direct = new Redis(connection);
  const events = queueNames.map((name) => new QueueEvents(name, { connection, prefix: defaultPrefix }));
  // Redis is killed on purpose, and these connections return by themselves.
  for (const one of [direct, ...events]) one.on('error', () => undefined);
  return {
    ...service,
    port: first.port,
    disk,
    isOutOfSpace: async () => (await direct.info('persistence')).includes('aof_last_write_status:err'),
    empty: async () => {
      const keys = await direct.keys(`${defaultPrefix}:*:*-*.*`);
      await direct.flushall();
      return keys.length;
    },
    onLostLock: (lost) => events.forEach((one) => one.on('stalled', lost)),
    stop: async () => {
      direct.disconnect();
      await Promise.all(events.map((one) => one.close()));
      await service.stop();
      await disk?.stop();
    },
  };
}
