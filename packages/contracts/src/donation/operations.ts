import { may, operation } from '../operations/operation';
import type { ListQuery } from '../operations/replies';

/** What Stripe says about the money of a checkout session. */
export type SessionPaymentStatus = 'paid' | 'unpaid' | 'no_payment_required';

/** A donation as administrators see it (product.md section 3); amount in dollars. */
export interface DonationRecord {
  _id: string;
  amount: number;
  session: { payment_status: SessionPaymentStatus };
  createdAt: string;
}

// Donations through Stripe's hosted checkout (product.md section 7; contract.md, Shapes).

export const donate = operation<{ body: { amount: number | string } }, { msg: string }>({
  method: 'POST',
  path: '/stripe/donate',
  access: 'public',
});

export const donateList = operation<{ query?: ListQuery }, { donations: DonationRecord[] }>({
  method: 'GET',
  path: '/stripe/donate/list',
  access: may('edit-all', 'stripe'),
});
