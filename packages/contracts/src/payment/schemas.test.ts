import { checkoutSchema, refundSchema, type RefundInput } from './schemas';

const ids = ['64b000000000000000000001', '64b000000000000000000002'];
const refund = { payment: ids[0], reason: 'Ill.' };

/** What is wrong, or the checked input. */
const checked = (schema: typeof checkoutSchema | typeof refundSchema, input: object) => {
  const { success, data, error } = schema.safeParse(input);
  return success ? data : error.issues.map(({ message }) => message);
};

it.each([
  [ids, { campers: ids }],
  [ids[0], { campers: [ids[0]] }],
  [[], ['Select at least one camper.']],
  [undefined, ['Select at least one camper.']],
  [[ids[0], ids[0]], ['Select each camper once.']],
  [Array.from({ length: 61 }, (_, at) => String(10 ** 23 + at)), ['Select at most 60 campers.']],
])('a checkout of %j', (campers, result) => {
  const found = checked(checkoutSchema, { campers });
  expect(Array.isArray(found) ? found.slice(0, 1) : found).toEqual(result);
});

it.each<[object, Partial<RefundInput>]>([
  [{}, { seat: 'keep' }],
  [{ campers: '', amount: '', seat: '' }, { seat: 'keep' }],
  [
    { campers: ids[1], amount: '12.50', seat: 'cancel' },
    { campers: [ids[1]], amount: 12.5, seat: 'cancel' },
  ],
  [{ amount: 0.01 }, { amount: 0.01, seat: 'keep' }],
  [{ amount: 1_000_000 }, { amount: 1_000_000, seat: 'keep' }],
] as [object, Partial<RefundInput>][])('a refund of %j is accepted', (input, result) => {
  const given = Object.fromEntries(
    Object.entries(checked(refundSchema, { ...refund, ...input })).filter(([, value]) => value !== undefined),
  );
  expect(given).toEqual({ ...refund, ...result });
});

const inWhole = 'Enter an amount in dollars and cents, or leave this empty to refund the full amount.';

it.each([
  [{ amount: 0 }, inWhole],
  [{ amount: '0.001' }, inWhole],
  [{ amount: -1 }, inWhole],
  [{ amount: 1_000_000.01 }, inWhole],
  [{ amount: 'all' }, inWhole],
  [{ campers: [] }, 'Select at least one camper.'],
  [{ payment: 'none' }, 'Choose a payment.'],
  [{ reason: ' ' }, 'Tell the family why you’re refunding them.'],
  [{ reason: 'x'.repeat(201) }, 'Enter a reason of up to 200 characters.'],
  [{ seat: 'sell' }, 'Choose what happens to the registration.'],
])('a refund of %j is refused', (input, message) => {
  expect(checked(refundSchema, { ...refund, ...input })).toEqual([message]);
});
