import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Problem, ProblemCode } from '@camp/contracts/operations/replies';
import { securityHeaderLines } from './security-headers';

/** The error for a request that has no route, because it cannot be parsed or must not be read. */
export interface ParseErrorReply {
  status: number;
  code: ProblemCode;
  message: string;
}

/** Errors by Node's error code. */
const refusals: Record<string, ParseErrorReply> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'too-large',
    message: 'The address or the headers of the request are too long.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too-large', message: 'The request is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'malformed',
    message: 'The request took too long to arrive. Please try again.',
  },
};

/** The error for every other code. */
export const unreadable: ParseErrorReply = {
  status: 400,
  code: 'malformed',
  message: 'The request isn’t valid.',
};

/** The error for an unsupported `Expect` header. Only `100-continue` is supported. */
export const unknownExpectation: ParseErrorReply = {
  status: 417,
  code: 'malformed',
  message: 'The request’s Expect header isn’t supported.',
};

/** The error response for an error of Node's parser. */
export const refusalOf = (error: NodeJS.ErrnoException): ParseErrorReply =>
  refusals[error.code ?? ''] ?? unreadable;

/** An error response as bytes. */
export interface WireAnswer {
  requestId: string;
  headers: Record<string, string>;
  body: string;
  /** The complete response, for a connection that Node has stopped reading. */
  text: string;
}

/**
 * Serializes these errors with the same shape and headers as all others.
 * @param secure - whether the product is served over https
 */
export function wireAnswers(secure: boolean): (refusal: ParseErrorReply) => WireAnswer {
  const always = Object.fromEntries(securityHeaderLines(secure));
  return ({ status, code, message }) => {
    const requestId = randomUUID();
    const problem: Problem = { message, code, requestId };
    const body = JSON.stringify(problem);
    const headers = {
      'X-Request-Id': requestId,
      ...always,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    };
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Date: ${new Date().toUTCString()}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    return { requestId, headers, body, text: `${head.join('\r\n')}\r\n\r\n${body}` };
  };
}
