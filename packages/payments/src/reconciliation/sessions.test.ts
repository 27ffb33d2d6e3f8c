import { noon, refundAtStripe, sessionAtStripe } from '../../test/records';
import { leftOf } from './send-back-whole';
import { byGift, byIntent, intentOf, madeSince } from './sessions';

it('asks Stripe for full pages from a second on', () => {
  expect(madeSince(new Date(noon.getTime() + 999))).toEqual({
    created: { gte: noon.getTime() / 1000 },
    limit: 100,
  });
});

it('reads the payment intent as an id and as an object', () => {
  const intent = { id: 'pi_2' } as NonNullable<ReturnType<typeof refundAtStripe>['payment_intent']>;
  expect(intentOf({ payment_intent: 'pi_1' })).toBe('pi_1');
  expect(intentOf({ payment_intent: intent })).toBe('pi_2');
  expect(intentOf({ payment_intent: null })).toBeUndefined();
});

it('groups all refunds of a payment intent in Stripe’s order', async () => {
  const [a, b, c] = ['pi_1', 'pi_2', 'pi_1'].map((intent) => refundAtStripe({ payment_intent: intent }));
  async function* listed() {
    yield* [a, b, c].flatMap((one) => one ?? []);
    await Promise.resolve();
  }

  expect(await byIntent(listed())).toEqual(
    new Map([
      ['pi_1', [a, c]],
      ['pi_2', [b]],
    ]),
  );
});

it('assigns what Stripe lists to gifts only', () => {
  const gift = sessionAtStripe({ metadata: { donation: 'gift' } });
  const payment = sessionAtStripe({ metadata: { payment: 'payment' } });
  const without = sessionAtStripe({ metadata: { donation: 'without' }, payment_intent: 'pi_2' });
  const unpaid = sessionAtStripe({ metadata: { donation: 'unpaid' }, payment_intent: null });
  const listed = new Map([
    ['pi_1', ['refund']],
    ['', ['of nobody']],
  ]);

  expect(byGift([gift, payment, without, unpaid], listed)).toEqual(
    new Map([['gift', { intentId: 'pi_1', found: ['refund'] }]]),
  );
});

it('counts what is left of a checkout without failed refunds', () => {
  const made = [
    refundAtStripe({ status: 'succeeded' }),
    refundAtStripe({ status: 'pending', amount: 5_000 }),
    refundAtStripe({ status: 'failed' }),
    refundAtStripe({ status: 'canceled' }),
  ];

  expect(leftOf(sessionAtStripe(), made)).toBe(15_000);
  expect(leftOf(sessionAtStripe({ amount_total: null }), [])).toBe(0);
});
