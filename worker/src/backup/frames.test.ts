import { mongo } from 'mongoose';
import { decodeFrames, encodeFrame, type Frame } from './frames';

const frame = (mark: number, value: object): Frame => ({ mark, bytes: mongo.BSON.serialize(value) });
const frames = [
  frame(254, { a: 1 }),
  frame(0, { text: 'x'.repeat(70_000) }),
  frame(3, {}),
  frame(255, { b: [] }),
];
const whole = Buffer.concat(frames.map(encodeFrame));

async function* inChunks(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size)
    yield await Promise.resolve(bytes.subarray(from, from + size));
}

it.each([1, 3, 5, 64, 65_536, 1_000_000])('reads frames from chunks of %d bytes', async (size) => {
  const read: Frame[] = [];
  for await (const one of decodeFrames(inChunks(whole, size)))
    read.push({ ...one, bytes: Buffer.from(one.bytes) });

  expect(read.map(({ mark, bytes }) => [mark, mongo.BSON.deserialize(bytes)])).toEqual(
    frames.map(({ mark, bytes }) => [mark, mongo.BSON.deserialize(bytes)]),
  );
});

it('fails if the bytes end within a frame', async () => {
  const read = async () => {
    for await (const _ of decodeFrames(inChunks(whole.subarray(0, whole.length - 1), 1_000)));
  };
  await expect(read()).rejects.toThrow('ends in the middle');
});
