import { may, operation } from '../operations/operation';
import type { ById, Done } from '../operations/replies';

/** Where a payment stands. */
export type PaymentStatus =
  'open' | 'processing' | 'paid' | 'expired' | 'failed' | 'refunded' | 'partly-refunded';

/** A payment of registrations as its owner sees it; amount in dollars. */
export interface PaymentRecord {
  _id: string;
  campers: string[];
  amount: number;
  status: PaymentStatus;
  createdAt: string;
}

// Payments through Stripe's hosted checkout (product.md section 7; contract.md, Shapes).

export const create = operation<{ body: { userId?: string; campers: string[] } }, { msg: string }>({
  method: 'POST',
  path: '/stripe/create',
  access: may('create', 'stripe'),
});

export const user = operation<{ params: ById }, { payments: PaymentRecord[] }>({
  method: 'GET',
  path: '/stripe/user/:id',
  access: may(['view', 'view-all'], 'stripe'),
});

export const webhook = operation<{ body: object }, { received: true }>({
  method: 'POST',
  path: '/stripe/webhook',
  access: 'public',
});

/** Of a payment or a gift. */
export const receipt = operation<{ params: ById }, Done>({
  method: 'POST',
  path: '/stripe/receipt/:id',
  access: may('edit-all', 'stripe'),
});
