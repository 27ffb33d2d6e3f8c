import type Stripe from 'stripe';
import type { Simulation } from '../simulation';

/** Payments minus refunds, per currency. There are no fees and no payouts here. */
export function retrieveBalance({ store }: Simulation): Stripe.Balance {
  const totals = new Map<string, number>([['usd', 0]]);
  for (const charge of store.newestFirst('charges')) {
    const net = charge.amount_captured - charge.amount_refunded;
    totals.set(charge.currency, (totals.get(charge.currency) ?? 0) + net);
  }
  return {
    object: 'balance',
    available: [...totals].map(([currency, amount]) => ({
      amount,
      currency,
      source_types: { card: amount },
    })),
    livemode: false,
    pending: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
  };
}
