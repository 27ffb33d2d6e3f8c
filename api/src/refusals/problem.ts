import type { SavedContent } from '@camp/contracts/content/saved-content';
import type { FieldError, ProblemCode } from '@camp/contracts/operations/replies';

/** The status of every error code. A code without one does not compile (docs/architecture.md, Rules). */
export const statusOf: Record<ProblemCode, number> = {
  invalid: 400,
  malformed: 400,
  unauthenticated: 401,
  'account-gone': 401,
  'wrong-login': 401,
  'second-factor': 401,
  'wrong-code': 401,
  'challenge-over': 401,
  'second-factor-required': 403,
  'proof-required': 403,
  unverified: 476,
  forbidden: 403,
  csrf: 403,
  'not-found': 404,
  'image-pending': 404,
  'no-camp': 404,
  conflict: 409,
  duplicate: 409,
  'choose-password': 409,
  'changed-text': 409,
  'registration-closed': 409,
  'not-payable': 409,
  paid: 409,
  'last-administrator': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  'payment-provider': 502,
  unavailable: 503,
  restoring: 503,
};

/** Details of an error besides its message. */
export interface ProblemDetails {
  errors?: FieldError[];
  /** Seconds after which a retry may succeed, for the Retry-After header. */
  retryAfter?: number;
  /** The camp's words, for a page whose text has changed. */
  content?: SavedContent;
  /** The secret of the second step of a login. */
  challenge?: string;
  cause?: unknown;
}

/** An error response. Its message is for the person, and its code for programs. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly content: SavedContent | undefined;
  readonly challenge: string | undefined;

  constructor(
    readonly code: ProblemCode,
    message: string,
    { errors, retryAfter, content, challenge, cause }: ProblemDetails = {},
  ) {
    super(message, { cause });
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.content = content;
    this.challenge = challenge;
  }
}

/** The object doesn't exist or isn't visible to this person. The response doesn't say which. */
export const notFound = (what: string) => new ProblemError('not-found', `${what} not found.`);

/** The person is known but lacks the right. For an object of somebody else, `notFound` is used instead. */
export const forbidden = () => new ProblemError('forbidden', 'You don’t have permission to do this.');

/** 503: nothing happened, and the same call may succeed at once. */
export const tookTooLong = (cause?: unknown) =>
  new ProblemError('unavailable', 'This took too long. Please try again.', { retryAfter: 1, cause });

/** 503: the database can't be reached. */
export const recordsAway = (cause?: unknown) =>
  new ProblemError('unavailable', 'The camp’s records can’t be reached right now. Please try again.', {
    retryAfter: 5,
    cause,
  });

/** One field's error that only the server can find. */
export const invalidField = (path: string, message: string) =>
  new ProblemError('invalid', message, { errors: [{ path, message }] });
