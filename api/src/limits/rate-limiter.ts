import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import { Address6 } from 'ip-address';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Logger } from '@camp/runtime/logger';
import { ProblemError } from '../refusals/problem';
import type { Limits } from './limits';

/** The used part of a limit. */
export interface Count {
  /** Number of calls in the window. */
  hits: number;
  /** `hits` divided by the limit. It is 1 at the limit. */
  part: number;
  /** Whole seconds until the window ends, at least 1. */
  wait: number;
}

/** Rate limits. Keys are hashed, so no address is stored. */
export interface RateLimiter {
  /**
   * Counts a call.
   * @returns seconds to wait if the limit is exceeded, or 0
   */
  hit(name: keyof Limits, ...key: string[]): Promise<number>;
  /**
   * Counts a call.
   * @returns the count including this call
   */
  count(name: keyof Limits, ...key: string[]): Promise<Count>;
  /**
   * Reads the count without counting a call.
   * @returns the count
   */
  read(name: keyof Limits, ...key: string[]): Promise<Count>;
  /** Uncounts a call, such as a login with the right password. */
  forgive(name: keyof Limits, ...key: string[]): Promise<void>;
}

/** Responds with 429 if the limit is exceeded. */
export async function refuseAbove(limiter: RateLimiter, name: keyof Limits, ...key: string[]): Promise<void> {
  const retryAfter = await limiter.hit(name, ...key);
  if (retryAfter > 0) throw tooMany(retryAfter);
}

/** @param retryAfter - seconds */
export const tooMany = (retryAfter: number) =>
  new ProblemError('too-many-requests', 'Too many attempts. Please try again later.', { retryAfter });

/** The part of a network address that one household or office shares. For IPv6, it is the first 56 bits. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const whole = new Address6(address);
  return whole.isMapped4() ? whole.to4().correctForm() : new Address6(`${address}/56`).networkForm();
}

const secondsWithoutRedisAfterFailure = 5;

/**
 * Creates the limiter. It counts in Redis, which all API processes share, and in this process while Redis is
 * unavailable. A response waits for Redis no longer than the command timeout, and only once in five seconds.
 */
export function createRateLimiter(
  limits: Limits,
  { redis, prefix = 'limit:', logger }: { redis?: Redis; prefix?: string; logger: Logger },
): RateLimiter {
  const own = mapLimits(limits, (options) => new RateLimiterMemory(options));
  const shared =
    redis &&
    mapLimits(
      limits,
      (options, name) =>
        new RateLimiterRedis({ ...options, storeClient: redis, keyPrefix: `${prefix}${name}` }),
    );
  let redisAwayUntil = 0;

  const ask = async <T>(name: keyof Limits, act: (counter: RateLimiterAbstract) => Promise<T>) => {
    if (!shared || Date.now() < redisAwayUntil) return act(own[name]);
    try {
      return await act(shared[name]);
    } catch (error) {
      redisAwayUntil = Date.now() + secondsWithoutRedisAfterFailure * 1000;
      logger.warn({ err: error }, 'Redis is away: limits count in this process');
      return act(own[name]);
    }
  };

  const countOf = async (
    name: keyof Limits,
    act: (counter: RateLimiterAbstract) => ReturnType<RateLimiterAbstract['get']>,
  ): Promise<Count> => {
    const { most, per } = limits[name];
    const { consumedPoints: hits = 0, msBeforeNext = per * 1000 } = (await ask(name, act)) ?? {};
    return { hits, part: hits / most, wait: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  };

  const count: RateLimiter['count'] = (name, ...key) =>
    countOf(name, (counter) => counter.penalty(hashed(key)));

  return {
    async hit(name, ...key) {
      const { part, wait } = await count(name, ...key);
      return part > 1 ? wait : 0;
    },
    count,
    read: (name, ...key) => countOf(name, (counter) => counter.get(hashed(key))),
    async forgive(name, ...key) {
      await ask(name, (counter) => counter.reward(hashed(key)));
    },
  };
}

const hashed = (key: readonly string[]) => createHash('sha256').update(key.join('\n')).digest('base64url');

function mapLimits<Result>(
  limits: Limits,
  map: (options: { points: number; duration: number }, name: keyof Limits) => Result,
) {
  return Object.fromEntries(
    (Object.keys(limits) as (keyof Limits)[]).map((name) => [
      name,
      map({ points: limits[name].most, duration: limits[name].per }, name),
    ]),
  ) as Record<keyof Limits, Result>;
}
