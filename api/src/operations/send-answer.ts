import { createHash } from 'node:crypto';
import compression from 'compression';
import type { Request, Response } from 'express';
import type { Streamed } from './streamed';

/** Responses are compressed from this number of bytes. Smaller ones gain less than compression costs. */
const compressionThreshold = 4_000;

const compress = compression({ threshold: compressionThreshold });

/**
 * Sends the response of a call. Personal responses are never cached and get no ETag. Shared responses may be cached,
 * and a client with the current one gets 304.
 *
 * @param response - with its status, and the content type of bytes
 * @param answer - bytes are sent unchanged, and anything else as JSON
 * @param isShared - whether it is the same for everybody
 */
export function sendAnswer(request: Request, response: Response, answer: unknown, isShared = false): void {
  const isBytes = answer instanceof Uint8Array;
  const body = isBytes ? answer : JSON.stringify(answer);
  response.setHeader('Cache-Control', isShared ? 'no-cache' : 'no-store');
  if (isShared) {
    response.setHeader('ETag', markOf(body));
    // Express compares the ETag with the request's.
    if (request.fresh) return void response.status(304).end();
  }
  const length = Buffer.byteLength(body);
  if (!isBytes) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', length);
  if (length < compressionThreshold) response.end(body);
  else compress(request, response, () => response.end(body));
}

/** A weak ETag (RFC 9110, 8.8.1), since the compressed response has other bytes. */
const markOf = (body: string | Uint8Array): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * Like `sendAnswer`, for a stream.
 * @returns after the response was sent
 */
export function sendStreamed(request: Request, response: Response, answer: Streamed): Promise<void> {
  response.set({ ...answer.headers, 'Cache-Control': 'no-store' });
  return new Promise((resolve, reject) =>
    compress(request, response, () => void answer.send(response).then(resolve, reject)),
  );
}
