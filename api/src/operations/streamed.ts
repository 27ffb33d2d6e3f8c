import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** A streamed response, sent at the speed of its reader. */
export class Streamed {
  constructor(
    private readonly parts: AsyncIterable<string | Uint8Array>,
    readonly headers: Readonly<Record<string, string>>,
  ) {}

  /**
   * Sends the stream. Errors before the first part become ordinary error responses. Later errors break the connection,
   * so that nobody mistakes a partial file for a complete one.
   * @throws errors of the first part
   */
  async send(response: Response): Promise<void> {
    const parts = this.parts[Symbol.asyncIterator]();
    const first = await parts.next();
    const all = async function* () {
      if (first.done) return;
      try {
        yield first.value;
        yield* { [Symbol.asyncIterator]: () => parts };
      } finally {
        // A reader who leaves after the first part would otherwise leave the source open.
        await parts.return?.();
      }
    };
    await pipeline(Readable.from(all(), { objectMode: false, highWaterMark: 64 * 1024 }), response);
  }
}
