import type { Database } from '@camp/database/connection';
import type { Clock } from '@camp/runtime/clock';
import type { Redis } from 'ioredis';

/** What a check found. A check that can't tell says why, since a false alarm is worse than none. No person is named. */
export type Finding =
  | { state: 'right'; sentence: string }
  /** `help`: what to do in this case, if it differs from the check's own. */
  | { state: 'wrong'; sentence: string; help?: string }
  | { state: 'not-checked'; because: string };

export const right = (sentence: string): Finding => ({ state: 'right', sentence });
export const wrong = (sentence: string, help?: string): Finding => ({
  state: 'wrong',
  sentence,
  ...(help !== undefined && { help }),
});
/** @param because - the rest of the sentence 'Not checked, because …', with its period */
export const notChecked = (because: string): Finding => ({ state: 'not-checked', because });

/** The parts of an installation, in the order of a report. */
export const categories = ['Server', 'Database', 'Queue', 'Email', 'Payments', 'Site', 'Backup'] as const;

/** Bytes of a disk. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** What the checks of a running system read. */
export interface SystemTools {
  clock: Clock;
  /** Absent without MONGODB_URI. It may still be unreachable. */
  database?: Pick<Database, 'connection' | 'models'>;
  /** Absent without REDIS_URL. It may still be unreachable. */
  redis?: Redis;
  /** Prefix of the keys in Redis. Each test uses its own. */
  queuePrefix?: string;
  /** @param folder - on the disk in question */
  readDiskSpace(folder: string): Promise<DiskSpace>;
}

/** One check of an installation, in a file of its own. */
export interface Check<Tools = SystemTools> {
  /** In lower case with hyphens. Also the heading of its section in docs/runbook.md. */
  name: string;
  category: (typeof categories)[number];
  /** Checks that must be right first. If one is not, this check is not made. */
  needs?: readonly Check<Tools>[];
  /** What to do if it is wrong: a command where there is one. */
  help: string;
  /** How many times in a row it has to be wrong until administrators are emailed. Default: twice. */
  patience?: number;
  /** @throws any error, after which the check counts as not made */
  run(tools: Tools): Promise<Finding>;
}
