import { choice } from '@camp/contracts/forms/fields';
import { checkedAtHeader } from '@camp/contracts/payment/reconciliation';
import { checkoutSchema, reconcileSchema, refundSchema } from '@camp/contracts/payment/schemas';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import * as z from 'zod';
import { byId, happening, listed, written } from '../operations/answers';
import { personalCall, publicCall } from '../operations/call';
import { readList } from '../lists/list';
import { wholeFileSchemaOf } from '../lists/file-schema';
import { askForPayments, paymentListSchema } from './ask-for-payments';
import { checkPayments } from './check-payments';
import { exportPayments } from './export-payments';
import { readReceipt } from './read-receipt';
import { receiveWebhookEvent } from './receive-webhook-event';
import { listDifferences, reconcilePayment } from './reconcile-payment';
import { refundPayment } from './refund-payment';
import { sendReceipt } from './send-receipt';
import { startCheckout } from './start-checkout';
import { totalPayments } from './total-payments';
import { viewPayments } from './view-payments';

/** Handlers of payments through Stripe's hosted checkout. */
export const paymentHandlers = {
  'stripe.create': personalCall('stripe.create', {
    body: checkoutSchema,
    lists: ['campers'],
    run: async ({ body, person }, deps) => ({ msg: await startCheckout(deps, person, body.campers) }),
  }),
  'stripe.user': personalCall('stripe.user', {
    params: byId,
    run: ({ params, person }, deps) => checkPayments(deps, person, params.id),
  }),
  'stripe.read': personalCall('stripe.read', {
    params: byId,
    run: ({ params, person }, deps) => readReceipt(deps, person, params.id),
  }),
  'stripe.list': personalCall('stripe.list', {
    query: paymentListSchema,
    run: async (call, deps) => {
      const asked = await askForPayments(deps, call.query);
      const items = listed(call, await readList<StoredPayment>(deps.models.Payment, asked));
      return viewPayments(deps, call.person, items, 'list');
    },
  }),
  'stripe.export': personalCall('stripe.export', {
    query: wholeFileSchemaOf(paymentListSchema),
    run: ({ query, person }, deps) => exportPayments(deps, person, query),
  }),
  'stripe.totals': personalCall('stripe.totals', {
    query: paymentListSchema,
    run: ({ query }, deps) => totalPayments(deps, query),
  }),
  'stripe.refund': personalCall('stripe.refund', {
    body: refundSchema,
    lists: ['campers'],
    run: async ({ body, person, headers }, deps) =>
      written(await refundPayment(deps, person, body, headers['idempotency-key'])),
  }),
  'stripe.reconciliation': personalCall('stripe.reconciliation', {
    query: z.object({ now: choice(['true', 'false'], 'Use true or false.').optional() }),
    run: async ({ query, person, setHeader }, deps) => {
      const { checkedAt, differences } = await listDifferences(deps, person, query.now === 'true');
      setHeader(checkedAtHeader, checkedAt.toISOString());
      return differences;
    },
  }),
  'stripe.reconcile': personalCall('stripe.reconcile', {
    params: byId,
    body: reconcileSchema,
    run: async ({ params, body, person }, deps) => {
      const msg = await reconcilePayment(deps, person, params.id, body.action);
      return { result: true, msg: msg ?? { _id: params.id }, _id: params.id };
    },
  }),
  'stripe.receipt': personalCall('stripe.receipt', happening(sendReceipt)),
  'stripe.webhook': publicCall('stripe.webhook', {
    raw: true,
    run: async ({ body, headers }, deps) => {
      await receiveWebhookEvent(deps, body, headers['stripe-signature']);
      return { received: true };
    },
  }),
};
