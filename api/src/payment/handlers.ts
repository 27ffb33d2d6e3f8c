import { recordId } from '@camp/contracts/forms/fields';
import { checkoutSchema } from '@camp/contracts/payment/schemas';
import * as z from 'zod';
import { personalCall, publicCall } from '../http/call';
import { checkPayments } from './check-payments';
import { receiveNotice } from './receive-notice';
import { sendReceipt } from './send-receipt';
import { startCheckout } from './start-checkout';

/** Payments through Stripe's hosted checkout. */
export const paymentHandlers = {
  'stripe.create': personalCall('stripe.create', {
    body: checkoutSchema,
    lists: ['campers'],
    run: async ({ body, person }, deps) => ({ msg: await startCheckout(deps, person, body.campers) }),
  }),
  'stripe.user': personalCall('stripe.user', {
    params: z.object({ id: recordId() }),
    run: async ({ params, person }, deps) => ({ payments: await checkPayments(deps, person, params.id) }),
  }),
  'stripe.receipt': personalCall('stripe.receipt', {
    params: z.object({ id: recordId() }),
    run: async ({ params, person }, deps) => {
      await sendReceipt(deps, person, params.id);
      return { result: true };
    },
  }),
  'stripe.webhook': publicCall('stripe.webhook', {
    raw: true,
    run: async ({ body, headers }, deps) => {
      await receiveNotice(deps, body, headers['stripe-signature']);
      return { received: true };
    },
  }),
};
