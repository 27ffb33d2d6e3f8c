import type { Operation } from '@camp/contracts/operations/operation';
import type { OperationName } from '@camp/contracts/registries/operations';
import answerSchemas from './answer-schemas.json';
import type { JsonSchema } from './describe-field';

/** The parts of a call's input that determine its possible responses. */
export interface TakenParts {
  /** Whether the input can be invalid. */
  input: boolean;
  body: boolean;
  paged: boolean;
}

const refusals: Record<number, string> = {
  400: 'The input is invalid. `errors` lists every field that is wrong.',
  401: 'Nobody is logged in, the session has ended, or the credentials are wrong.',
  403: 'This isn’t allowed, or the anti-forgery token is missing (`csrf`).',
  404: 'The record doesn’t exist, or this person isn’t allowed to know about it.',
  409: 'A conflict that the message explains.',
  413: 'The body is too large.',
  415: 'The body is neither JSON nor a form.',
  431: 'The address or the headers are too long.',
  429: 'Too many of these calls: `Retry-After` says when to try again.',
  476: 'The password is right, but the email address isn’t verified yet.',
  500: 'Something went wrong on our side. Please try again.',
  502: 'Stripe gave an unexpected answer.',
  503: 'A service is unavailable. Nothing was changed.',
};

const header = (description: string, type = 'string') => ({ description, schema: { type } });
const requestId = { 'X-Request-Id': header('Names this call in the log.') };
const retryAfter = { 'Retry-After': header('Seconds after which to try again.', 'integer') };

/** Shared parts of responses: named types, and an error for each status. */
export const sharedAnswers = {
  schemas: answerSchemas.shared as Record<string, JsonSchema>,
  responses: Object.fromEntries(
    Object.entries(refusals).map(([status, description]) => [
      `Refusal${status}`,
      {
        description,
        headers: { ...requestId, ...((status === '429' || status === '503') && retryAfter) },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  ),
};

const answers: Partial<Record<string, JsonSchema>> = answerSchemas.answers;

/** All possible responses of a call, by status. */
export function describeAnswers(name: OperationName, operation: Operation, taken: TakenParts) {
  const success = {
    description: 'Done.',
    headers: {
      ...requestId,
      ...(taken.paged &&
        answers[name]?.type === 'array' && {
          'X-Total-Count': header('Total number of entries.', 'integer'),
        }),
      ...(operation.shared && { ETag: header('For `If-None-Match`.') }),
    },
    content: contentOf(name, operation),
  };
  return {
    [operation.status ?? 200]: success,
    ...(operation.shared && { 304: { description: 'Unchanged since the `ETag` in the request.' } }),
    ...Object.fromEntries(
      refusalsOf(name, operation, taken).map((status) => [
        status,
        { $ref: `#/components/responses/Refusal${status}` },
      ]),
    ),
  };
}

function contentOf(name: OperationName, { binary }: Operation) {
  if (!binary) return { 'application/json': { schema: answers[name] } };
  return { [binary]: { schema: { type: 'string', contentMediaType: binary } } };
}

function refusalsOf(name: OperationName, operation: Operation, { input, body }: TakenParts): number[] {
  const { method, access } = operation;
  const isOpen = access === 'public';
  const changes = method !== 'GET';
  const asksStripe = operation.path.startsWith('/stripe/');
  const may: Record<number, boolean> = {
    400: input,
    401: !isOpen || name === 'user.login',
    403: !isOpen || changes,
    404: input || name === 'camp.current',
    409: changes,
    413: body,
    415: body,
    429: changes || asksStripe,
    431: true,
    476: name === 'user.login',
    500: true,
    502: asksStripe,
    503: true,
  };
  return Object.keys(refusals)
    .map(Number)
    .filter((status) => may[status]);
}
