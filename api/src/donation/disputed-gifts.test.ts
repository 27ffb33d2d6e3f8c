import { start, type Simulator } from '@camp/local-stripe/start';
import type { Need } from '@camp/contracts/camp-figures/needs';
import type { DonationRecord } from '@camp/contracts/donation/operations';
import type { PaymentDifference } from '@camp/contracts/payment/reconciliation';
import { checkDispute } from '@camp/payments/dispute';
import { compareWithStripe } from '@camp/payments/reconciliation/compare';
import { settle } from '@camp/payments/settle';
import { createCamp } from '@camp/database/test/factories/camp';
import { serveApi } from '../../test/api-under-test';

let simulator: Simulator;
// The simulator uses the API's clock, which is set to 2026.
beforeAll(async () => {
  simulator = await start({ delayedSettlementSeconds: null, clock: () => api.clock.now() });
  await createCamp(api.models, { year: 2026 });
});
const api = serveApi({ stripeUrl: () => simulator.url });
afterAll(() => simulator.close());
// After a minute, the same amount is another gift.
beforeEach(async () => {
  await api.models.Donation.deleteMany({});
  api.clock.pass(60_000);
});

/** A donor, and what administrators see. */
async function given(method?: 'us_bank_account') {
  await api.visitor.post('/api/stripe/donate', { amount: 250 }).expect(200);
  const { _id, sessionId = '' } = await api.models.Donation.findOne().sort({ _id: -1 }).orFail().lean();
  simulator.sessions.pay(sessionId, method && { method });
  await settle(api.deps, sessionId);
  const session = await api.deps.stripe.checkout.sessions.retrieve(sessionId);
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const id = String(_id);
  const read = async <Body>(path: string) => (await admin.get(path).expect(200)).body as Body;
  return {
    ...{ id, sessionId, administrator: admin, intent: String(session.payment_intent) },
    /** Handles a dispute's webhook event as the worker does. */
    receiveDispute: async (dispute: string) => {
      await checkDispute(api.deps, dispute);
      await compareWithStripe(api.deps);
    },
    settleBy: (action: string) => admin.post(`/api/stripe/reconcile/${id}`, { action }),
    /** The gift in the list, the filter, the totals, the dashboard and the comparison. */
    shown: async () => {
      const inList = async (query: string) =>
        (await read<{ donations: DonationRecord[] }>(`/api/stripe/donate/list?${query}`)).donations;
      const status = (await inList('status=current'))[0]?.status;
      const { months } = await read<{ months: { amount: number }[] }>('/api/stripe/donate/totals');
      const { donors } = await read<{ donors: { amount: number }[] }>('/api/stripe/donate/donors?year=2026');
      const [camp] = await read<{ needs: Need[] }[]>('/api/camp/data?year=2026');
      const found = await read<PaymentDifference[]>('/api/stripe/reconciliation');
      return {
        status: (await inList(`status=${status}`)).length === 1 ? status : undefined,
        sums: [months, donors].map((some) => some.map(({ amount }) => amount)),
        needs: camp?.needs.find(({ name }) => name === 'giftDisputes')?.count,
        differences: found.flatMap(({ payment, stripe, action }) =>
          payment === id ? [[stripe, action]] : [],
        ),
      };
    },
  };
}

const counted = [[250], [250]];
const uncounted = [[], []];

it('is in no sum while a bank asks for the gift back, and again in all once the camp has won', async () => {
  const { intent, receiveDispute, shown, settleBy, administrator: admin, id } = await given();
  const before = await shown();
  const { id: dispute } = simulator.disputes.open(intent);
  await receiveDispute(dispute);
  await receiveDispute(dispute);
  const open = await shown();
  await admin.post(`/api/stripe/receipt/${id}`).expect(409);
  await settleBy('keep-record').expect(409);
  simulator.disputes.win(dispute);
  await receiveDispute(dispute);
  const won = await shown();
  const pressed = await Promise.all([settleBy('keep-record'), settleBy('keep-record')]);
  const after = await shown();

  expect(before).toEqual({ status: 'received', sums: counted, needs: undefined, differences: [] });
  expect(open).toEqual({
    ...{ status: 'disputed', sums: uncounted, needs: 1 },
    differences: [['$250.00 disputed (fraudulent)', undefined]],
  });
  expect(won).toEqual({
    ...{ status: 'disputed', sums: counted, needs: 1 },
    differences: [['Dispute of $250.00 won', 'keep-record']],
  });
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(after).toEqual(before);
});

it('is in no sum once the dispute is lost, which is found without a webhook', async () => {
  const { intent, receiveDispute, shown, settleBy, administrator: admin } = await given();
  const { id: dispute } = simulator.disputes.open(intent);
  await admin.get('/api/stripe/reconciliation?now=true').expect(200);
  const found = await shown();
  await settleBy('take-over').expect(200);
  simulator.disputes.lose(dispute);
  await receiveDispute(dispute);
  const lost = await shown();
  await settleBy('keep-record').expect(200);

  expect([found.status, found.differences]).toEqual(['received', [['$250.00 disputed', 'take-over']]]);
  expect(lost).toEqual({
    ...{ status: 'disputed', sums: uncounted, needs: 1 },
    differences: [['Dispute of $250.00 lost', 'keep-record']],
  });
  expect(await shown()).toEqual({ status: 'returned', sums: uncounted, needs: undefined, differences: [] });
});

it('counts what is left after a refund by hand at Stripe, and all of it if the bank refuses the refund', async () => {
  const { intent, shown, settleBy, administrator: admin, id } = await given();
  const checkNow = () => admin.get('/api/stripe/reconciliation?now=true').expect(200);
  const part = await api.deps.stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
  await checkNow();
  const found = await shown();
  const pressed = await Promise.all([settleBy('take-over'), settleBy('take-over')]);
  const partly = await shown();
  await api.deps.stripe.refunds.create({ payment_intent: intent });
  await settleBy('take-over').expect(200);
  const refunded = await shown();
  await admin.post(`/api/stripe/receipt/${id}`).expect(409);
  simulator.refunds.fail(part.id);
  await checkNow();
  const failed = await shown();
  await settleBy('take-over').expect(200);

  expect(found).toEqual({
    ...{ status: 'received', sums: counted, needs: undefined },
    differences: [['$100.00 refunded', 'take-over']],
  });
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(partly).toEqual({
    ...{ status: 'refunded', sums: [[150], [150]], needs: undefined, differences: [] },
  });
  expect([refunded.status, refunded.sums, refunded.differences]).toEqual(['refunded', uncounted, []]);
  expect(failed.differences).toEqual([['The refund of $100.00 failed', 'take-over']]);
  expect((await shown()).sums).toEqual([[100], [100]]);
});

it('is listed as failed if the bank refuses a debit, and the donor is emailed once', async () => {
  const { sessionId, shown, id } = await given('us_bank_account');
  expect((await shown()).status).toBe('open');
  simulator.sessions.asyncFail(sessionId);

  await Promise.all([settle(api.deps, sessionId), settle(api.deps, sessionId)]);

  expect(await shown()).toEqual({ status: 'failed', sums: uncounted, needs: undefined, differences: [] });
  const differences = { name: 'donation.failed', 'payload.donationId': id } as const;
  expect(await api.models.Outbox.countDocuments(differences)).toBe(1);
});
