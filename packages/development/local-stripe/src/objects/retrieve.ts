import * as z from 'zod';
import { commonFields, listFields, text } from '../api/form-encoding';
import { isCreatedWithin, pageOf, type ListPage } from '../api/pagination';
import { resourceMissing } from '../api/stripe-error';
import type { Simulation } from '../simulation';
import type { Tables } from '../store/store';

/** Objects that can be retrieved as stored: Stripe's name for each, and the argument with its id. */
const retrievable = {
  charges: { name: 'charge', argument: 'id' },
  refunds: { name: 'refund', argument: 'id' },
  disputes: { name: 'dispute', argument: 'id' },
  paymentIntents: { name: 'payment_intent', argument: 'intent' },
} as const;

type Retrievable = keyof typeof retrievable;

/** @throws StripeError 404 if there is none */
export function retrieve<Kind extends Retrievable>(
  { store }: Simulation,
  kind: Kind,
  id: string,
): Tables[Kind] {
  const row = store.get(kind, id);
  if (row === undefined) throw resourceMissing(retrievable[kind].name, id, retrievable[kind].argument);
  return row;
}

export const retrieveParams = z.strictObject(commonFields);

export const listParams = z.strictObject({ ...commonFields, ...listFields });

/** Filter for objects that belong to a payment. */
export const listOfPaymentParams = listParams.extend({ payment_intent: text().optional() });

/** Filter for objects that also belong to a charge. */
export const listOfChargeParams = listOfPaymentParams.extend({ charge: text().optional() });

/** One page, newest first. */
export function list<Kind extends Retrievable>(
  { store }: Simulation,
  kind: Kind,
  params: z.output<typeof listParams> & { payment_intent?: string; charge?: string },
): ListPage<Tables[Kind]> {
  const rows = store.newestFirst(kind).filter((row) => {
    const { created, payment_intent, charge } = row as {
      created: number;
      payment_intent?: unknown;
      charge?: unknown;
    };
    return (
      isCreatedWithin(created, params.created) &&
      (params.payment_intent === undefined || payment_intent === params.payment_intent) &&
      (params.charge === undefined || charge === params.charge)
    );
  });
  return pageOf(rows, params, `/v1/${retrievable[kind].name}s`);
}
