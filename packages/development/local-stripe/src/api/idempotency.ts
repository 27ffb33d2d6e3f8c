import { createHash } from 'node:crypto';
import type { Simulation } from '../simulation';
import { StripeError } from './stripe-error';

const lifetimeMs = 24 * 60 * 60 * 1000;

/** The request that an idempotency key belongs to. */
export interface KeyedRequest {
  key: string;
  /** Path of the call. */
  endpoint: string;
  /** Digest of the parameters. */
  fingerprint: string;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** Keys of running requests, per store. */
const running = new WeakMap<object, Set<string>>();

/** @throws StripeError 400 if the key is longer than the 255 characters that Stripe accepts */
export function keyedRequest(key: string, endpoint: string, params: unknown): KeyedRequest {
  if (key.length > 255)
    throw new StripeError({
      status: 400,
      message: 'Idempotency keys may be at most 255 characters.',
      beforeExecution: true,
    });
  const fingerprint = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  return { key, endpoint, fingerprint };
}

/**
 * The response stored for a key, for 24 hours.
 *
 * @throws StripeError 400 `idempotency_error` when the key was first used for another request
 */
export function storedAnswer(simulation: Simulation, request: KeyedRequest): Answer | undefined {
  const stored = simulation.store.get('keptAnswers', request.key);
  if (stored === undefined || simulation.clock().getTime() - stored.at >= lifetimeMs) return undefined;
  const misuse = (message: string) =>
    new StripeError({ status: 400, type: 'idempotency_error', message, beforeExecution: true });
  if (stored.endpoint !== request.endpoint)
    throw misuse(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${request.endpoint}' vs '${stored.endpoint}'). Try using a key other than '${request.key}' if you meant to execute a different request.`,
    );
  if (stored.fingerprint !== request.fingerprint)
    throw misuse(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${request.key}' if you meant to execute a different request.`,
    );
  return { status: stored.status, body: stored.body };
}

/** Stores a response for later requests with the same key, in the transaction that created it. */
export function storeAnswer(simulation: Simulation, request: KeyedRequest, answer: Answer): void {
  const { key: id, endpoint, fingerprint } = request;
  simulation.store.put('keptAnswers', {
    id,
    endpoint,
    fingerprint,
    at: simulation.clock().getTime(),
    ...answer,
  });
}

/**
 * Marks a key as in use until the returned function is called.
 *
 * @throws StripeError 409 while another request with the key is running, after which the SDK retries automatically
 */
export function occupyKey(simulation: Simulation, key: string): () => void {
  const keys = running.get(simulation) ?? new Set<string>();
  running.set(simulation, keys);
  if (keys.has(key))
    throw new StripeError({
      status: 409,
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotency Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
      beforeExecution: true,
    });
  keys.add(key);
  return () => keys.delete(key);
}
