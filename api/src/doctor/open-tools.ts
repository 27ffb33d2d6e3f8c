import { Resolver } from 'node:dns/promises';
import { readDiskSpace } from '@camp/checks/disk';
import { connectUnprepared } from '@camp/database/connect-unprepared';
import { connectRedis } from '@camp/queue/redis-connection';
import { systemClock } from '@camp/runtime/clock';
import { createLogger } from '@camp/runtime/logger';
import type { Tools } from './check';
import type { DoctorEnv } from './env';

/** Milliseconds until a name server counts as silent, and how often it is asked. */
const patience = { timeout: 3_000, tries: 2 };

/** Tools with their own connections. */
export interface OpenTools extends Tools {
  close(): Promise<void>;
}

/** Opens what the checks need, in the background. Nothing is changed anywhere. */
export function openTools(settings: DoctorEnv): OpenTools {
  const { MONGODB_URI, REDIS_URL } = settings;
  const logger = createLogger({ name: 'doctor', level: 'silent' });
  const database = MONGODB_URI === undefined ? undefined : connectUnprepared(MONGODB_URI);
  const redis = REDIS_URL === undefined ? undefined : connectRedis(REDIS_URL, 'producer', logger);
  return {
    settings,
    clock: systemClock,
    resolver: new Resolver(patience),
    readDiskSpace,
    ...(database && { database }),
    ...(redis && { redis }),
    close: async () => {
      redis?.disconnect();
      await database?.close();
    },
  };
}
