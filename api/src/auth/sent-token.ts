import type { Request } from 'express';
import jwt from 'jsonwebtoken';

/**
 * Most characters of the header. Real ones have fewer than 300, and passport-jwt's own reader takes half a second for
 * 16 kB.
 */
const longestHeader = 1_000;

/** What a request sends as its token, or null unless there is exactly one valid Authorization header. */
export function sentBy({ headersDistinct }: Request): string | null {
  const sent = headersDistinct.authorization ?? [];
  const [header = ''] = sent;
  if (sent.length !== 1 || header.length > longestHeader) return null;
  const [, token] = /^bearer +([\w.-]+)$/i.exec(header) ?? [];
  return token ?? null;
}

/** The login's token of a request, or null. */
export function tokenOf(request: Request): string | null {
  const token = sentBy(request);
  return token !== null && payloadOf(token) ? token : null;
}

/**
 * The payload of a token, without checking its signature.
 * @returns undefined if it isn't an object, since the libraries would fail
 */
export function payloadOf(token: string): object | undefined {
  try {
    const payload: unknown = jwt.decode(token, { json: true });
    return typeof payload === 'object' && payload !== null ? payload : undefined;
  } catch {
    // Thrown for invalid JSON.
    return undefined;
  }
}
