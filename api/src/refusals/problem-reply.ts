import { isNativeError } from 'node:util/types';
import { fileTooLarge, formInvalid } from '@camp/contracts/forms/messages';
import type { Problem, ProblemCode } from '@camp/contracts/operations/replies';
import { saysSessionEnded } from '@camp/contracts/user/session-ended';
import { ClaimLostError } from '@camp/database/camp/seats';
import { isDatabaseAway } from '@camp/database/database-away';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { ErrorRequestHandler } from 'express';
import { MulterError } from 'multer';
import * as z from 'zod';
import { ProblemError, recordsAway, statusOf, tookTooLong } from './problem';
import { sendAnswer } from '../operations/send-answer';

/** Converts any error to an error response (docs/calls.md). The cause is logged and never sent. */
export const problemReply: ErrorRequestHandler = (error: unknown, request, response, _next) => {
  const problem = toProblem(error);
  const status = statusOf[problem.code];
  if (status >= 500) response.failure = isNativeError(error) ? error : new Error(String(error));
  if (response.headersSent) {
    // Express's default handler would print the error outside the log.
    response.destroy();
    return;
  }
  if (problem.retryAfter !== undefined) response.set('Retry-After', String(problem.retryAfter));
  const body: Problem = { message: messageOf(problem), code: problem.code, requestId: request.id };
  if (problem.errors) body.errors = problem.errors;
  if (problem.content) body.content = problem.content;
  if (problem.challenge) body.challenge = problem.challenge;
  sendAnswer(request, response.status(status), body);
};

/**
 * Browsers log out at the sentences of an ended session, wherever they are. So a message that quotes them from what was
 * typed is replaced. The fields' errors stay.
 */
const messageOf = ({ code, message }: ProblemError): string =>
  !endsSession.has(code) && saysSessionEnded(message) ? formInvalid : message;

const endsSession: ReadonlySet<ProblemCode> = new Set(['unauthenticated', 'account-gone']);

/** The error response for an error. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof z.ZodError) return invalid(error.issues);
  if (error instanceof MulterError) return uploadProblem(error);
  if (isDatabaseAway(error)) return recordsAway(error);
  if (error instanceof ClaimLostError) return tookTooLong(error);
  if (isNativeError(error) && 'code' in error && error.code === 'ENOSPC') {
    return new ProblemError('unavailable', 'There’s no room for files right now. Please try again later.', {
      cause: error,
    });
  }
  if (isDuplicateKey(error)) {
    return new ProblemError(
      'conflict',
      'This record has changed or already exists. Please reload the page.',
      { cause: error },
    );
  }
  return (
    requestProblem(error) ??
    new ProblemError('internal', 'Something went wrong on our side. Please try again.', { cause: error })
  );
}

/** The error of one field, or of all unknown parameters. */
interface Issue {
  path: readonly PropertyKey[];
  message: string;
  keys?: readonly string[];
}

const eachUnknownWord = ({ path, message, keys }: Issue): Issue[] =>
  keys ? keys.map((key) => ({ path: [...path, key], message })) : [{ path, message }];

/** A 400 error with every field's error. */
export function invalid(issues: readonly Issue[]): ProblemError {
  const seen = new Set<string>();
  const errors = issues
    .flatMap(eachUnknownWord)
    .map(({ path, message }) => ({ path: path.join('.'), message }))
    .filter(({ path }) => !seen.has(path) && seen.add(path));
  return new ProblemError('invalid', errors.length === 1 && errors[0] ? errors[0].message : formInvalid, {
    errors,
  });
}

function uploadProblem(error: MulterError): ProblemError {
  if (error.code === 'LIMIT_FILE_SIZE') return new ProblemError('too-large', fileTooLarge);
  if (error.code.startsWith('LIMIT_FIELD_VALUE'))
    return new ProblemError('too-large', 'One of your answers is too long. Please shorten it.');
  return new ProblemError(
    'malformed',
    `We can’t read this form: ${error.message}. Please reload the page and try again.`,
  );
}

/** Errors of Express and its body parsers have `status` and `type`. Those of busboy are recognized by their message. */
function requestProblem(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status, type } = error as Error & { status?: unknown; type?: unknown };
  if (status === 413) return new ProblemError('too-large', 'The request is too large.', { cause: error });
  if (status === 404)
    return new ProblemError('not-found', 'There’s nothing at this address.', { cause: error });
  if (status === 415) return new ProblemError('unsupported-media-type', 'This encoding isn’t supported.');
  if (type === 'entity.parse.failed') return new ProblemError('malformed', 'The request isn’t valid JSON.');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ProblemError('malformed', 'The request isn’t valid.', { cause: error });
  if (
    /^(Unexpected end of form|Malformed|Multipart: |Unsupported content type|Part terminated early)/.test(
      error.message,
    )
  )
    return new ProblemError('malformed', 'We can’t read this form. Please reload the page and try again.', {
      cause: error,
    });
  return undefined;
}
