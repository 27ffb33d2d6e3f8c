import compression from 'compression';
import type { Request, Response } from 'express';
import { Streamed } from './streamed';

/** Bytes from which an answer is packed for who takes that: a smaller one gains less than the packing costs. */
const worthPacking = 4_000;

const pack = compression({ threshold: worthPacking });

/**
 * Sends the answer of a call. What a person may see depends on the person: nothing of the API is kept by caches on the
 * way or in the browser, so that no mark to ask again with (ETag) is worked out either.
 *
 * @param response - with its status, and the content type of bytes
 * @param answer - bytes as they are, what is streamed as it comes, anything else as JSON
 * @returns when a streamed one is through; the others are sent at once
 */
export function sendAnswer(request: Request, response: Response, answer: unknown): void | Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (answer instanceof Streamed) return sendStreamed(request, response, answer);
  const isBytes = answer instanceof Uint8Array;
  const body = isBytes ? answer : JSON.stringify(answer);
  const length = Buffer.byteLength(body);
  if (!isBytes) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', length);
  if (length < worthPacking) response.end(body);
  else pack(request, response, () => response.end(body));
}

const sendStreamed = (request: Request, response: Response, answer: Streamed): Promise<void> =>
  new Promise((resolve, reject) =>
    pack(request, response, () => void answer.send(response).then(resolve, reject)),
  );
