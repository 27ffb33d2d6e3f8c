import compression from 'compression';
import type { Request, Response } from 'express';
import type { Streamed } from './streamed';

/** Bytes from which an answer is packed for who takes that: a smaller one gains less than the packing costs. */
const worthPacking = 4_000;

const pack = compression({ threshold: worthPacking });

/**
 * Sends the answer of a call. What a person may see depends on the person: nothing of the API is kept by caches on the
 * way or in the browser, so that no mark to ask again with (ETag) is worked out either.
 *
 * @param response - with its status, and the content type of bytes
 * @param answer - bytes as they are, anything else as JSON
 */
export function sendAnswer(request: Request, response: Response, answer: unknown): void {
  response.setHeader('Cache-Control', 'no-store');
  const isBytes = answer instanceof Uint8Array;
  const body = isBytes ? answer : JSON.stringify(answer);
  const length = Buffer.byteLength(body);
  if (!isBytes) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', length);
  if (length < worthPacking) response.end(body);
  else pack(request, response, () => response.end(body));
}

/** `sendAnswer` for what is streamed as it comes. @returns when it is through */
export function sendStreamed(request: Request, response: Response, answer: Streamed): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  return new Promise((resolve, reject) =>
    pack(request, response, () => void answer.send(response).then(resolve, reject)),
  );
}
