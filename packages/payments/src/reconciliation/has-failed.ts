import type Stripe from 'stripe';

/** Whether the money of a refund is here again. */
export const hasFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';
