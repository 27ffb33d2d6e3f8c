import type { InputOf, Operation, OutputOf } from '@camp/contracts/operations/operation';
import { sessionEnded } from '@camp/contracts/user/session-ended';
import { callErrorOf, type CallError } from './call-error';
import { prepareRequest, type PreparedRequest, type RequestParts } from './request';
import { endSession, readToken } from './session';

/** What an operation answers in the browser: bytes come as a Blob. */
export type Answer<Called extends Operation> = OutputOf<Called> extends Uint8Array ? Blob : OutputOf<Called>;

/** What a call may carry beside its input. */
export interface CallOptions extends Pick<RequestParts, 'file' | 'idempotencyKey'> {
  signal?: AbortSignal;
  /** @param percent 0 to 100 of the bytes sent */
  onUploadProgress?: (percent: number) => void;
}

/** The input of an operation and the options; nothing has to be given where the operation takes nothing. */
export type CallInput<Called extends Operation> = InputOf<Called> & CallOptions;

type Arguments<Called extends Operation> =
  Record<never, never> extends InputOf<Called> ? [input?: CallInput<Called>] : [input: CallInput<Called>];

/**
 * Makes a call of the API.
 *
 * @param operation of the concept, such as `camperOperations.create`: only those that are called are loaded
 * @param args the operation's params, query and body, and the options
 * @throws {CallError} when it is refused or no whole answer comes; an aborted call throws the signal's reason
 */
export async function call<Called extends Operation>(
  operation: Called,
  ...args: Arguments<Called>
): Promise<Answer<Called>> {
  const { answer } = await send(operation, args[0] ?? {});
  return answer as Answer<Called>;
}

/** A page of a list: its items and how many there are in all (`X-Total-Count`). */
export async function callPage<Called extends Operation>(
  operation: Called,
  ...args: Arguments<Called>
): Promise<{ items: Answer<Called>; total: number }> {
  const { answer, response } = await send(operation, args[0] ?? {});
  const items = answer as Answer<Called>;
  const counted = Array.isArray(items) ? items.length : 0;
  return { items, total: Number(response.headers.get('X-Total-Count') ?? counted) };
}

/** An answer and what the server says about it in a header; null where it sent none. */
export async function callWithHeader<Called extends Operation>(
  header: string,
  operation: Called,
  ...args: Arguments<Called>
): Promise<{ answer: Answer<Called>; said: string | null }> {
  const { answer, response } = await send(operation, args[0] ?? {});
  return { answer: answer as Answer<Called>, said: response.headers.get(header) };
}

async function send(operation: Operation, input: RequestParts & CallOptions) {
  const token = readToken();
  let outcome = await attempt(operation, input);
  // A stale anti-forgery cookie: the refusal brought a fresh one (docs/calls.md).
  if ('error' in outcome && outcome.error.status === 403 && outcome.error.code === 'csrf') {
    outcome = await attempt(operation, input);
  }
  if (!('error' in outcome)) return outcome;
  // A late answer to an older session must not end the one that has begun since.
  if (refusesSession(outcome.error) && readToken() === token) endSession('expired');
  throw outcome.error;
}

/**
 * Expired or revoked, whatever the status (docs/product/public-site.md, Notices), or a token that the server does
 * not know at all.
 */
const refusesSession = ({ status, code, message }: CallError) =>
  message === sessionEnded || (status === 401 && code === 'unauthenticated');

type Outcome = { answer: unknown; response: Response } | { error: CallError };

async function attempt(operation: Operation, input: RequestParts & CallOptions): Promise<Outcome> {
  const request = prepareRequest(operation, input);
  try {
    const response = await transport(request, input);
    if (!response.ok) {
      return { error: callErrorOf(response.status, await bodyOf(response), response.statusText) };
    }
    return {
      answer: operation.binary ? await response.blob() : await bodyOf(response),
      response,
    };
  } catch (error) {
    if (input.signal?.aborted) throw error;
    // No answer, or half of one, has no code to tell: the format of docs/product/public-site.md, Notices is for answers.
    return {
      error: callErrorOf(
        0,
        'We can’t reach the camp’s website right now. Please check your connection and try again.',
        '',
      ),
    };
  }
}

/** Sends the request. Progress of an upload needs XMLHttpRequest, which is loaded only then. */
async function transport(
  request: PreparedRequest,
  { signal, onUploadProgress }: CallOptions,
): Promise<Response> {
  if (onUploadProgress) {
    const { sendWithProgress } = await import('./upload');
    return await sendWithProgress(request, { signal, onUploadProgress });
  }
  const { url, ...init } = request;
  return await fetch(url, { ...init, signal, credentials: 'same-origin' });
}

/** The answer's JSON or text; a proxy's error page is no sentence for a person, so HTML counts as nothing. */
async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('html')) return undefined;
  const text = await response.text();
  if (!type.includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // Cut off on its way: a refusal is one all the same, but no success without content.
    if (response.ok) throw error;
    return undefined;
  }
}
