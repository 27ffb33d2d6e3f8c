import type { InputOf, Operation, OutputOf } from '@camp/contracts/operations/operation';
import type { ProblemCode } from '@camp/contracts/operations/replies';
import { sessionEnded } from '@camp/contracts/user/session-ended';
import { callErrorOf, type CallError } from './call-error';
import { askForProof } from './proof';
import { prepareRequest, type PreparedRequest, type RequestParts } from './request';
import { endSession, readToken } from './session';

/** An operation's output in the browser: bytes are a Blob. */
export type Answer<Called extends Operation> = OutputOf<Called> extends Uint8Array ? Blob : OutputOf<Called>;

/** Options of a call besides its input. */
export interface CallOptions extends Pick<RequestParts, 'file' | 'idempotencyKey' | 'agreedVersions'> {
  signal?: AbortSignal;
  /** @param percent of the bytes sent, 0 to 100 */
  onUploadProgress?: (percent: number) => void;
}

/** An operation's input and the options. Optional if the operation takes no input. */
export type CallInput<Called extends Operation> = InputOf<Called> & CallOptions;

type Arguments<Called extends Operation> =
  Record<never, never> extends InputOf<Called> ? [input?: CallInput<Called>] : [input: CallInput<Called>];

/**
 * Calls an operation of the API.
 *
 * @param operation such as `camperOperations.create`, so that only used operations are bundled
 * @param args the operation's params, query and body, and the options
 * @throws {CallError} if it is rejected or the response is missing or incomplete. An aborted call throws the
 *   signal's reason
 */
export async function call<Called extends Operation>(
  operation: Called,
  ...args: Arguments<Called>
): Promise<Answer<Called>> {
  const { answer } = await send(operation, args[0] ?? {});
  return answer as Answer<Called>;
}

/** A page of a list: its items and the total count (`X-Total-Count`). */
export async function callPage<Called extends Operation>(
  operation: Called,
  ...args: Arguments<Called>
): Promise<{ items: Answer<Called>; total: number }> {
  const { answer, response } = await send(operation, args[0] ?? {});
  const items = answer as Answer<Called>;
  const counted = Array.isArray(items) ? items.length : 0;
  return { items, total: Number(response.headers.get('X-Total-Count') ?? counted) };
}

/** A response and the value of one of its headers. Null without the header. */
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
  // The anti-forgery cookie was stale. The rejection set a fresh cookie (docs/calls.md).
  if (isForbidden(outcome, 'csrf')) outcome = await attempt(operation, input);
  // The shell asks for the proof in a dialog, so nothing that was typed is lost.
  const mustProve = isForbidden(outcome, 'proof-required') && !input.signal?.aborted;
  if (mustProve && (await askForProof()) && readToken() === token) outcome = await attempt(operation, input);
  if (!('error' in outcome)) return outcome;
  // A late response to an older session must not end the current one.
  if (refusesSession(outcome.error) && readToken() === token)
    endSession(outcome.error.code === 'account-gone' ? 'gone' : 'expired');
  throw outcome.error;
}

/**
 * Whether the session expired or was revoked, with any status (docs/product/public-site.md, Notices), or the server
 * doesn't know the token.
 */
const refusesSession = ({ status, code, message }: CallError) =>
  message === sessionEnded || (status === 401 && code === 'unauthenticated');

const isForbidden = (outcome: Outcome, code: ProblemCode) =>
  'error' in outcome && outcome.error.status === 403 && outcome.error.code === code;

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
    // No code if the response is missing or incomplete. The format of docs/product/public-site.md, Notices is only
    // for complete responses.
    return {
      error: callErrorOf(
        0,
        'We can’t reach the camp’s website right now. Please check your connection and try again.',
        '',
      ),
    };
  }
}

/** Sends the request. Upload progress needs XMLHttpRequest, which is loaded on demand. */
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

/** The response's JSON or text. HTML counts as empty, since a proxy's error page isn't meant for a person. */
async function bodyOf(response: Response): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('html')) return undefined;
  const text = await response.text();
  if (!type.includes('json')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // The body was cut off. A rejection stays a rejection, but a success without its content is a failure.
    if (response.ok) throw error;
    return undefined;
  }
}
