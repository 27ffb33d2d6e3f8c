import { createPayment } from '@camp/database/test/factories/payment';
import { Types } from 'mongoose';
import { ownersCamper, type AccessRequests, type World } from './access-world';

/** Payments, refunds, gifts and the reconciliation with Stripe. */
export const paymentRequests = {
  'stripe.create': async (world) => ({
    body: { campers: [String((await ownersCamper(world, { paid: false }))._id)] },
  }),
  'stripe.user': ({ owner }) => ({ path: { id: String(owner._id) } }),
  'stripe.read': async (world) => ({ path: { id: String((await paidPayment(world))._id) } }),
  'stripe.webhook': ({ api }) => {
    const event = {
      id: `evt_${new Types.ObjectId().toString()}`,
      object: 'event',
      type: 'ping',
      data: { object: {} },
    };
    const payload = JSON.stringify(event);
    const secret = api.deps.settings.stripeWebhookSecret;
    const signature = api.deps.stripe.webhooks.generateTestHeaderString({ payload, secret });
    return { body: event, headers: { 'stripe-signature': signature } };
  },
  'stripe.donate': () => ({ body: { amount: 25 } }),
  'stripe.donate-list': () => ({}),
  'stripe.donate-export': () => ({}),
  'stripe.donate-totals': () => ({}),
  'stripe.donate-donors': () => ({ query: { year: '2026' } }),
  'stripe.donate-donors-export': () => ({ query: { year: '2026' } }),
  'stripe.list': () => ({}),
  'stripe.export': () => ({}),
  'stripe.totals': () => ({}),
  'stripe.refund': async (world) => ({
    body: { payment: String((await paidPayment(world))._id), reason: 'A place too many.' },
  }),
  'stripe.reconciliation': () => ({}),
  'stripe.reconcile': async (world) => ({
    path: { id: String((await paidPayment(world))._id) },
    body: { action: 'keep-record' },
  }),
  'stripe.receipt': async ({ api }) => {
    const given = { amount: 2_500, expiresAt: new Date(), isOpen: false, paymentStatus: 'paid' } as const;
    const donor = { email: 'giver@example.com' };
    const { _id } = await api.models.Donation.create({ ...given, donor, settledAt: new Date() });
    return { path: { id: String(_id) } };
  },
} satisfies AccessRequests;

async function paidPayment(world: World) {
  const camper = await ownersCamper(world, { paid: true });
  return createPayment(world.api.models, [camper]);
}
