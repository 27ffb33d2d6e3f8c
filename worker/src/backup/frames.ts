/** A document of one collection, as BSON. */
export interface Frame {
  /** Position of the collection in the manifest, or one of the marks below. */
  mark: number;
  bytes: Uint8Array;
}

/** The first frame: the manifest. */
export const manifestMark = 254;
/** The last frame: the counts. A file without it is incomplete. */
export const endMark = 255;

/** Bytes before a document: its mark. A BSON document begins with its own length. */
const headLength = 1;
const lengthBytes = 4;

/** A frame as it is written. */
export function encodeFrame({ mark, bytes }: Frame): Buffer {
  return Buffer.concat([Buffer.of(mark), bytes]);
}

/** Splits the bytes of a stream into frames. @throws Error if it ends within one */
export async function* decodeFrames(stream: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let chunks: Buffer[] = [];
  let available = 0;
  let wanted = headLength + lengthBytes;
  for await (const chunk of stream) {
    chunks.push(chunk);
    available += chunk.length;
    // Joined only when a whole frame is there, since a large document comes in many chunks.
    if (available < wanted) continue;
    let bytes = chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    for (;;) {
      wanted = lengthOf(bytes);
      if (bytes.length < wanted) break;
      yield { mark: bytes[0]!, bytes: bytes.subarray(headLength, wanted) };
      bytes = bytes.subarray(wanted);
    }
    chunks = [bytes];
    available = bytes.length;
  }
  if (available > 0) throw new Error('The backup ends in the middle of a record. Use another backup.');
}

const lengthOf = (bytes: Buffer): number =>
  bytes.length < headLength + lengthBytes
    ? headLength + lengthBytes
    : headLength + bytes.readInt32LE(headLength);
