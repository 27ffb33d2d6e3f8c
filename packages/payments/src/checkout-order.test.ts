import { createCamper } from '@camp/database/test/factories/camper';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { isSameOrder, namesIn, readOrder } from './checkout-order';

const { models, family } = preparePayments();

const lineOf = ({ _id, nameFirst, nameLast }: StoredCamper, lateFee: number) => ({
  ...{ camperId: _id, name: `${nameFirst} ${nameLast}`, cost: 30_000, lateFee },
});

it('reads the campers’ prices in the order of their ids', async () => {
  const { user, camp, campers } = await family(2);
  const [first] = campers as [StoredCamper];
  const late = await createCamper(models, {
    ...{ userId: user._id, campId: camp._id, paid: false, createdAt: new Date('2199-12-31') },
  });
  const camperIds = [late, first].map(({ _id }) => _id.toString());

  expect(await readOrder(models, { userId: user._id, camperIds })).toEqual({
    campId: camp._id,
    campers: [first._id, late._id],
    lines: [lineOf(first, 0), lineOf(late, 2_500)],
    amount: 62_500,
  });
});

it('finds no order of no camper, of an unknown one, or with one of another family', async () => {
  const { user, campers } = await family(1);
  const stranger = await family(1);
  const own = String(campers[0]?._id);

  for (const camperIds of [
    [],
    [own, new Types.ObjectId().toString()],
    [own, String(stranger.campers[0]?._id)],
  ])
    await expect(readOrder(models, { userId: user._id, camperIds })).rejects.toMatchObject({
      code: 'not-found',
    });
});

it.each([
  ['paid', /already paid/, { paid: true }],
  ['not-payable', /on the waitlist/, { waitlist: true }],
  ['not-payable', /can’t be paid for yet/, { paid: null }],
] as const)('refuses an order as %s, which is %s', async (code, why, values) => {
  const { user, camp, campers } = await family(1);
  const camper = await createCamper(models, { userId: user._id, campId: camp._id, paid: false, ...values });
  const camperIds = [...campers, camper].map(({ _id }) => _id.toString());

  await expect(readOrder(models, { userId: user._id, camperIds })).rejects.toMatchObject({
    ...{ code, message: expect.stringMatching(why) },
  });
});

it('refuses an order of two years, and of a year that was deleted', async () => {
  const { user, camp, campers } = await family(1);
  const other = await createCamper(models, { userId: user._id, paid: false });
  const refused = { code: 'not-payable', message: expect.stringMatching(/different camp years/) };
  const read = (chosen: StoredCamper[]) =>
    readOrder(models, { userId: user._id, camperIds: chosen.map(({ _id }) => _id.toString()) });

  await expect(read([...campers, other])).rejects.toMatchObject(refused);
  await models.Camp.deleteOne({ _id: camp._id });
  await expect(read(campers)).rejects.toMatchObject(refused);
});

describe('an open payment', () => {
  const ids = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()] as const;
  const lines = ids.map((camperId, at) => ({ camperId, name: 'ABC'.charAt(at), cost: 1, lateFee: 0 }));
  const order = { campId: new Types.ObjectId(), campers: ids.slice(0, 2), lines, amount: 60_000 };
  const open = { status: 'open', amount: 60_000, campers: order.campers } as StoredPayment;

  it.each([
    [true, {}],
    [false, { status: 'processing' }],
    [false, { amount: 60_001 }],
    [false, { campers: ids.slice(0, 1) }],
    [false, { campers: ids }],
    [false, { campers: [ids[0], ids[2]] }],
    [false, { campers: [ids[2], ids[1]] }],
  ])('is reused: %s, with %j', (isSame, values) => {
    expect(isSameOrder({ ...open, ...values } as StoredPayment, order)).toBe(isSame);
  });

  it('names the campers that it shares with the order', () => {
    expect(namesIn({ ...open, campers: [ids[2], new Types.ObjectId(), ids[0]] }, order)).toBe('A and C');
  });
});
