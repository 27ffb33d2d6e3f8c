import { createHash, randomBytes } from 'node:crypto';

/** A span's place in a trace, in hexadecimal digits. */
export interface SpanPlace {
  /** 32 digits. */
  traceId: string;
  /** 16 digits. */
  spanId: string;
}

/** A place of nobody else's choice, in a trace of its own or in the given one. */
export const newPlace = (traceId = randomBytes(16).toString('hex')): SpanPlace => ({
  traceId,
  spanId: randomBytes(8).toString('hex'),
});

const noTrace = '0'.repeat(32);

/**
 * The place of a request's span. It follows from the request id, so jobs find the trace without any stored data. The
 * trace's id is the request id without hyphens.
 *
 * @returns undefined for the id of zeros, which the protocol forbids
 */
export function placeOfRequest(requestId: string): SpanPlace | undefined {
  const traceId = requestId.replaceAll('-', '');
  if (traceId === noTrace) return undefined;
  return { traceId, spanId: createHash('sha256').update(requestId).digest('hex').slice(0, 16) };
}
