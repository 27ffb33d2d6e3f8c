import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** A streamed answer, at the pace of its reader. */
export class Streamed {
  constructor(
    private readonly parts: AsyncIterable<string>,
    readonly headers: Readonly<Record<string, string>>,
  ) {}

  /**
   * Sends the stream. Errors before the first part are ordinary refusals; later ones break the connection, so that
   * nobody takes half a file for a whole one.
   *
   * @throws errors of the first part
   */
  async send(response: Response): Promise<void> {
    const parts = this.parts[Symbol.asyncIterator]();
    const first = await parts.next();
    const all = async function* () {
      if (first.done) return;
      yield first.value;
      yield* { [Symbol.asyncIterator]: () => parts };
    };
    await pipeline(Readable.from(all(), { objectMode: false, highWaterMark: 64 * 1024 }), response);
  }
}
