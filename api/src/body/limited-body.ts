import { Transform, pipeline, type Readable, type TransformCallback } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request, Response } from 'express';
import { ProblemError } from '../refusals/problem';

const requestTooLarge = 'The request is too large.';

/** A stream that fails with 413 as soon as it exceeds its limit, whatever its Content-Length is. */
export class LimitedBody extends Transform {
  #left: number;

  /** @param limit - bytes */
  constructor(limit: number) {
    super();
    this.#left = limit;
  }

  /** Changes the limit by this number of bytes, which may be negative. */
  allow(bytes: number): void {
    this.#left += bytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#left -= chunk.length;
    if (this.#left < 0) done(new ProblemError('too-large', requestTooLarge));
    else done(null, chunk);
  }
}

/** Content-Length of a body in bytes, or 0. */
export const announcedLength = ({ headers }: Request): number => Number(headers['content-length'] ?? 0);

/** @throws ProblemError 413 if the Content-Length alone is too large */
export function refuseTooLong(request: Request, limit: number, message = requestTooLarge): void {
  if (announcedLength(request) > limit) throw new ProblemError('too-large', message);
}

/**
 * Reads a request's body into its own stream, so that the request is never destroyed. Its connection must still send
 * the response.
 */
export function receive<Body extends LimitedBody>(request: Request, response: Response, body: Body): Body {
  // An HTTP/1.0 client doesn't know the status 100, and would take it for the response (RFC 9110, 10.1.1).
  if (request.headers.expect !== undefined && request.httpVersion !== '1.0') response.writeContinue();
  request.once('close', () => {
    if (!request.complete)
      body.destroy(new ProblemError('malformed', 'The request was interrupted. Please try again.'));
  });
  return request.pipe(body);
}

/**
 * Reads a body of at most `limit` bytes, compressed and decompressed.
 *
 * @throws ProblemError 413, 415 for an unknown encoding, 400 for a broken body
 */
export async function readBytes(request: Request, response: Response, limit: number): Promise<Buffer> {
  const decompress = decompressionOf(request);
  refuseTooLong(request, limit);
  const compressed = receive(request, response, new LimitedBody(limit));
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of decompress(compressed, limit)) chunks.push(chunk as Buffer);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError('malformed', 'The request isn’t valid.', { cause: error });
  }
  return Buffer.concat(chunks);
}

const decompressors = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

/** @throws ProblemError 415 */
function decompressionOf({ headers }: Request): (compressed: LimitedBody, limit: number) => Readable {
  const encoding = (headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return (compressed) => compressed;
  if (!Object.hasOwn(decompressors, encoding))
    throw new ProblemError('unsupported-media-type', 'This encoding isn’t supported.');
  const decompressor = decompressors[encoding as keyof typeof decompressors];
  // The reader of the last stream gets the errors of all streams.
  return (compressed, limit) => pipeline(compressed, decompressor(), new LimitedBody(limit), () => undefined);
}
