import type { FieldError, Problem, ProblemCode } from '@camp/contracts/operations/replies';
import { saysSessionEnded, sessionEnded } from '@camp/contracts/user/session-ended';

/** A call that the server refused or that never reached it. `message` is the sentence for the person. */
export class CallError extends Error {
  override readonly name = 'CallError';

  /**
   * @param message for the person, by docs/product/public-site.md, Notices
   * @param status HTTP status; 0 when no answer came
   * @param code the refusal's word; undefined when the answer was not the API's
   * @param errors the fields' errors
   * @param requestId to find the call in the server's log
   */
  constructor(
    message: string,
    readonly status: number,
    readonly code?: ProblemCode,
    readonly errors: readonly FieldError[] = [],
    readonly requestId?: string,
  ) {
    super(message);
  }
}

/** The right password of an account whose address is not verified (docs/product/public-site.md). */
export const unverifiedStatus = 476;

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/**
 * The sentence for the person: the server's message, else the body, else status and message
 * (docs/product/public-site.md, Notices).
 *
 * @param status HTTP status; 0 when no answer came
 * @param body what came: the parsed JSON, text, or undefined
 * @param statusText HTTP's own words or the browser's
 */
export function messageOf(status: number, body: unknown, statusText: string): string {
  const fromServer = textOf((body as Partial<Problem> | undefined)?.message) ?? textOf(body);
  const message = fromServer ?? `Error Code: ${status} - Message: ${statusText}`;
  if (saysSessionEnded(message)) return sessionEnded;
  // What Node says when a file grows beyond a buffer.
  return /offset.*out of range/is.test(message) ? 'File too large' : message;
}

/** @param body the parsed answer; its shape is not trusted */
export function callErrorOf(status: number, body: unknown, statusText: string): CallError {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<Problem>;
  return new CallError(
    messageOf(status, body, statusText),
    status,
    problem.code,
    Array.isArray(problem.errors) ? problem.errors : [],
    problem.requestId,
  );
}
