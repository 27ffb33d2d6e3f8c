import { createHash } from 'node:crypto';
import {
  ipKeyGenerator,
  MemoryStore,
  type ClientRateLimitInfo,
  type Options,
  type Store,
} from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { RedisStore, type RedisReply } from 'rate-limit-redis';
import type { Logger } from '@camp/runtime/logger';
import { ProblemError } from '../refusals/problem';

/** So many in so much time. */
export interface Limit {
  most: number;
  /** Length of the window in seconds. */
  per: number;
}

/** The limits of docs/reliability.md, Limits; the environment sets their figures. */
export interface Limits {
  /** Wrong logins per account and network address together, or per account on known devices. */
  login: Limit;
  /** Wrong logins per network address, whatever the account. */
  loginByAddress: Limit;
  /** Wrong logins per account, from wherever. */
  loginByAccount: Limit;
  /** Mails that tell the owner of an account of wrong logins. */
  wrongLoginsNotice: Limit;
  /** New addresses that an account asks for. */
  addressChange: Limit;
  /** Mailed links that are asked for per network address. */
  linkByAddress: Limit;
  /** Sign-ups per network address. */
  registerByAddress: Limit;
  /** Checkouts for gifts per network address. */
  donate: Limit;
  /** Questions to Stripe per account. */
  stripe: Limit;
  /** Files per user. */
  upload: Limit;
  /** Changes of records per account. */
  update: Limit;
  /** Registrations sent per account. */
  registration: Limit;
}

/** How far somebody is. */
export interface Count {
  /** How many there are in the window. */
  hits: number;
  /** `hits` as a part of the limit: 1 when it is reached. */
  part: number;
  /** Whole seconds until the window ends, at least 1. */
  wait: number;
}

/** Counts what people do too often. Keys are hashed: no address of a person is kept. */
export interface RateLimiter {
  /** Counts one. @returns seconds to wait when it was one too many, else 0 */
  hit(name: keyof Limits, ...key: string[]): Promise<number>;
  /** Counts one. @returns how many there are with it */
  count(name: keyof Limits, ...key: string[]): Promise<Count>;
  /** Counts none. @returns how many there are */
  read(name: keyof Limits, ...key: string[]): Promise<Count>;
  /** Takes one back, e.g. a login that turned out right. */
  forgive(name: keyof Limits, ...key: string[]): Promise<void>;
}

/** Refuses with 429 when the limit is passed. */
export async function refuseAbove(limiter: RateLimiter, name: keyof Limits, ...key: string[]): Promise<void> {
  const retryAfter = await limiter.hit(name, ...key);
  if (retryAfter > 0) throw tooMany(retryAfter);
}

/** @param retryAfter - seconds */
export const tooMany = (retryAfter: number) =>
  new ProblemError('too-many-requests', 'Too many attempts. Please try again later.', { retryAfter });

/** The part of a network address that belongs to one household or office. */
export const networkOf = (address: string) => ipKeyGenerator(address || '0.0.0.0');

const secondsWithoutRedisAfterFailure = 5;

/**
 * Makes the limiter: it counts in Redis, shared by all API processes, and in this process while Redis is away;
 * nobody's answer waits for Redis longer than its command time-out, and that once in five seconds.
 */
export function createRateLimiter(
  limits: Limits,
  { redis, prefix = 'limit:', logger }: { redis?: Redis; prefix?: string; logger: Logger },
): RateLimiter {
  const own = mapLimits(limits, (limit) => prepared(new MemoryStore(), limit));
  let shared: Record<keyof Limits, Store> | undefined;
  let redisAwayUntil = 0;

  const withStore = async <T>(name: keyof Limits, act: (store: Store) => T | Promise<T>): Promise<T> => {
    if (!redis || Date.now() < redisAwayUntil) return act(own[name]);
    try {
      // Made anew after each failure: a store keeps the promise of a script that Redis never got.
      shared ??= mapLimits(limits, (limit, of) => prepared(redisStore(redis, `${prefix}${of}:`), limit));
      return await act(shared[name]);
    } catch (error) {
      shared = undefined;
      redisAwayUntil = Date.now() + secondsWithoutRedisAfterFailure * 1000;
      logger.warn({ err: error }, 'Redis is away: limits count in this process');
      return act(own[name]);
    }
  };

  const count: RateLimiter['count'] = async (name, ...key) =>
    countOf(limits[name], await withStore(name, (store) => store.increment(hashed(key))));

  return {
    async hit(name, ...key) {
      const { part, wait } = await count(name, ...key);
      return part > 1 ? wait : 0;
    },
    count,
    async read(name, ...key) {
      return countOf(limits[name], await withStore(name, (store) => store.get?.(hashed(key))));
    },
    async forgive(name, ...key) {
      await withStore(name, (store) => store.decrement(hashed(key)));
    },
  };
}

function countOf({ most, per }: Limit, info: ClientRateLimitInfo | undefined): Count {
  // Redis answers NaN where nothing was counted.
  const hits = info?.totalHits || 0;
  const wait = hits > 0 && info?.resetTime ? (info.resetTime.getTime() - Date.now()) / 1000 : per;
  return { hits, part: hits / most, wait: Math.max(1, Math.ceil(wait)) };
}

const redisStore = (redis: Redis, prefix: string): Store =>
  new RedisStore({
    prefix,
    sendCommand: (command: string, ...parts: string[]) =>
      redis.call(command, ...parts) as Promise<RedisReply>,
  });

function prepared(store: Store, { per }: Limit): Store {
  const initialized: unknown = store.init?.({ windowMs: per * 1000 } as Options);
  // A failure shows again in the command that waits for the script.
  if (initialized instanceof Promise) initialized.catch(() => undefined);
  return store;
}

const hashed = (key: readonly string[]) => createHash('sha256').update(key.join('\n')).digest('base64url');

function mapLimits<Result>(limits: Limits, map: (limit: Limit, name: keyof Limits) => Result) {
  return Object.fromEntries(
    (Object.keys(limits) as (keyof Limits)[]).map((name) => [name, map(limits[name], name)]),
  ) as Record<keyof Limits, Result>;
}
