import { Types } from 'mongoose';
import { campersIn, carries, sessionMetadata } from './session-metadata';

const paymentId = new Types.ObjectId();
const campers = Array.from({ length: 41 }, () => new Types.ObjectId());
const joined = (from: number, to: number) => campers.slice(from, to).join(',');
const metadata = {
  payment: paymentId.toString(),
  campers0: joined(0, 20),
  campers1: joined(20, 40),
  campers2: joined(40, 41),
};

it('lists 20 campers per value, since Stripe allows 500 characters', () => {
  expect(sessionMetadata(paymentId, campers)).toEqual(metadata);
  expect(sessionMetadata(paymentId, campers.slice(0, 20))).toEqual({
    payment: paymentId.toString(),
    campers0: joined(0, 20),
  });
  expect(metadata.campers0).toHaveLength(499);
});

it('carries exactly its payment and campers', () => {
  const { payment, campers0, campers1 } = metadata;

  expect(carries(metadata, paymentId, campers)).toBe(true);
  const others: (Record<string, string> | null)[] = [
    null,
    {},
    { ...metadata, payment: new Types.ObjectId().toString() },
    { ...metadata, campers2: joined(39, 40) },
    { ...metadata, campers3: joined(40, 41) },
    { payment, campers0, campers1 },
    { payment, campers0, campers1, campers3: joined(40, 41) },
  ];
  for (const other of others) expect(carries(other, paymentId, campers)).toBe(false);
});

it('reads the campers of a session in their order', () => {
  expect(campersIn(metadata)).toEqual(campers);
});

it.each([
  [null],
  [{ payment: paymentId.toString() }],
  [{ campers1: joined(0, 1) }],
  [{ campers0: '' }],
  [{ campers0: 'twelve chars' }],
  [{ campers0: 'x'.repeat(24) }],
  [{ campers0: `${joined(0, 1)},shop` }],
])('reads no campers of a session of somebody else with %j', (foreign) => {
  expect(campersIn(foreign)).toEqual([]);
});
