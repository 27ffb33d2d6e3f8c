import type { Database } from '@camp/database/connection';
import type { Clock } from '@camp/runtime/clock';
import type { Redis } from 'ioredis';
import type { DoctorEnv } from './env';

/** What a check found. A check that cannot tell says why, since a false alarm is worse than none. */
export type Finding =
  | { state: 'right'; sentence: string }
  | { state: 'wrong'; sentence: string }
  | { state: 'not-checked'; because: string };

/** The parts of an installation, in the order of the report. */
export const categories = ['Server', 'Database', 'Queue', 'Email', 'Payments', 'Site', 'Backup'] as const;

/** Free and total bytes of a disk. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** Each call fails with the codes of `node:dns`. */
export interface NameResolver {
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

/** What the checks read. Tests inject their own. */
export interface Tools {
  settings: DoctorEnv;
  clock: Clock;
  /** Resolves names. `Resolver` of `node:dns/promises` is one. */
  resolver: NameResolver;
  /** @param folder - on the disk in question */
  readDiskSpace(folder: string): Promise<DiskSpace>;
  /** Absent if MONGODB_URI is not set. It may still be unreachable. */
  database?: Pick<Database, 'connection' | 'models'>;
  /** Absent if REDIS_URL is not set. It may still be unreachable. */
  redis?: Redis;
  /** Prefix of the keys in Redis. Each test uses its own. */
  queuePrefix?: string;
  /** Certificates to trust instead of the usual authorities, in PEM. */
  authorities?: string;
}

/** One check of an installation. `npm run doctor` runs all of them. */
export interface Check {
  /** In lower case with hyphens, for `--skip`. */
  name: string;
  category: (typeof categories)[number];
  /** Checks that must be right first. If one is not, this check is not made. */
  needs?: readonly Check[];
  /** What to do if it is wrong: a command where there is one. */
  help: string;
  /** @throws any error, after which the check counts as not made */
  run(tools: Tools): Promise<Finding>;
}

export const right = (sentence: string): Finding => ({ state: 'right', sentence });
export const wrong = (sentence: string): Finding => ({ state: 'wrong', sentence });
/** @param because - the rest of the sentence 'Not checked, because …', with its period */
export const notChecked = (because: string): Finding => ({ state: 'not-checked', because });

/** For a check whose variable is not set. */
export const notSet = (variable: keyof DoctorEnv): Finding => notChecked(`${variable} is not set.`);
