import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../plan/random';
import type { Sightings } from '../sightings';
import type { Outcome } from './history';

/** One call of the API. */
export interface Request {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`. */
  path: string;
  token?: string;
  /** Sent as JSON. */
  json?: object;
  /** Sent as a form with a file. */
  form?: FormData;
  /** The same for every repeat, so that the API recognizes it. */
  key?: string;
}

/** How a call ended. */
export interface CallResult {
  outcome: Outcome;
  /** Absent if no response arrived. */
  status?: number;
  /** The last response. */
  body?: unknown;
  /** Whether the answer of an earlier attempt was lost, which may still be under way. */
  repeated?: boolean;
}

/** Sends calls as the product's pages do: repeated while the response is missing or caused by a fault. */
export interface Caller {
  call(request: Request): Promise<CallResult>;
  /** Sends the call once more, like a browser that was reloaded. */
  once(request: Request): Promise<CallResult>;
}

/** Milliseconds until a caller stops waiting for one response. */
const answerTimeout = 12_000;
/** Milliseconds until a caller gives up. */
const patience = 25_000;
/** How often an answer is lost although nothing else is broken, by hanging up. */
const hangUpChance = 0.08;
/** Most milliseconds until a caller hangs up. */
const hangsUpWithin = 40;

/** Statuses that say nothing about whether the call was done: a commit's answer may be lost on the API's side. */
const undecided = new Set([502, 503, 504]);

/** What a caller reports besides the result. */
export interface CallWatch {
  /** A response that no fault explains, such as 500. */
  unexpected(request: Request, status: number, body: unknown): void;
  sightings: Sightings;
  /** The calls that wait for their response. */
  openCalls: Set<OpenCall>;
}

/** A call that waits for its response. */
export interface OpenCall {
  /** Whether its connection ended before the whole response. */
  isBroken: boolean;
}

/** Creates a caller. @param url - address of the APIs */
export function createCaller(url: string, random: Random, watch: CallWatch): Caller {
  const attempt = async (request: Request, timeout: number) => {
    const { method = 'POST', path, token, json, form, key } = request;
    const open: OpenCall = { isBroken: false };
    watch.openCalls.add(open);
    try {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(json && { 'Content-Type': 'application/json' }),
          ...(key && { 'Idempotency-Key': key }),
        },
        body: json ? JSON.stringify(json) : form,
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    } catch (error) {
      // Nothing listens, or the connection ended before the whole response. Else the caller hung up.
      open.isBroken = !(error instanceof Error && error.name === 'TimeoutError');
      return undefined;
    } finally {
      watch.openCalls.delete(open);
    }
  };

  const call = async (request: Request): Promise<CallResult> => {
    const deadline = performance.now() + patience;
    let mayHaveHappened = false;
    let wasLost = false;
    for (;;) {
      const hangsUp = random.chance(hangUpChance);
      const answer = await attempt(request, hangsUp ? random.between(1, hangsUpWithin) : answerTimeout);
      if (answer && wasLost) watch.sightings.saw('a call was repeated because its answer was lost');
      if (answer && !undecided.has(answer.status)) {
        if (answer.status >= 500) watch.unexpected(request, answer.status, answer.body);
        if (answer.status < 400) return { outcome: 'ok', repeated: mayHaveHappened, ...answer };
        // A refusal of a repeat may be due to the first attempt.
        return { outcome: mayHaveHappened || answer.status >= 500 ? 'unknown' : 'failed', ...answer };
      }
      mayHaveHappened = true;
      wasLost = !answer;
      if (performance.now() > deadline) return { outcome: 'unknown', ...answer };
      await pause(random.between(100, 500));
    }
  };

  return {
    call,
    once: async (request) => {
      const answer = await attempt(request, answerTimeout);
      if (!answer) return { outcome: 'unknown' };
      return { outcome: answer.status < 400 ? 'ok' : 'failed', ...answer };
    },
  };
}
