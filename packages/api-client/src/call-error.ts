import type { SavedContent } from '@camp/contracts/content/saved-content';
import type { FieldError, Problem, ProblemCode } from '@camp/contracts/operations/replies';
import { saysSessionEnded, sessionEnded } from '@camp/contracts/user/session-ended';

/** A call that was rejected or never reached the server. `message` is the sentence for the person. */
export class CallError extends Error {
  override readonly name = 'CallError';

  /**
   * @param message for the person, by docs/product/public-site.md, Notices
   * @param status HTTP status, or 0 without a response
   * @param code of the rejection, or undefined if the response isn't from the API
   * @param errors of the fields
   * @param requestId identifies the call in the server's log
   * @param content the camp's words as they are now, if a text that the page shows has changed
   * @param challenge for the second step of a login
   */
  constructor(
    message: string,
    readonly status: number,
    readonly code?: ProblemCode,
    readonly errors: readonly FieldError[] = [],
    readonly requestId?: string,
    readonly content?: SavedContent,
    readonly challenge?: string,
  ) {
    super(message);
  }
}

/** The password is right, but the account's address isn't verified (docs/product/public-site.md). */
export const unverifiedStatus = 476;

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/**
 * The sentence for the person: the server's message, otherwise the body, otherwise status and message
 * (docs/product/public-site.md, Notices).
 *
 * @param status HTTP status, or 0 without a response
 * @param body of the response: parsed JSON, text, or undefined
 * @param statusText from HTTP or the browser
 */
export function messageOf(status: number, body: unknown, statusText: string): string {
  const fromServer = textOf((body as Partial<Problem> | undefined)?.message) ?? textOf(body);
  const message = fromServer ?? `Error Code: ${status} - Message: ${statusText}`;
  if (saysSessionEnded(message)) return sessionEnded;
  // Node's error for a file that exceeds a buffer.
  return /offset.*out of range/is.test(message) ? 'File too large' : message;
}

/** @param body the parsed response, whose shape is not trusted */
export function callErrorOf(status: number, body: unknown, statusText: string): CallError {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<Problem>;
  return new CallError(
    messageOf(status, body, statusText),
    status,
    problem.code,
    Array.isArray(problem.errors) ? problem.errors : [],
    problem.requestId,
    problem.content,
    problem.challenge,
  );
}
