import { may, operation } from '../operations/operation';
import type { ListQuery } from '../operations/replies';
import type { ListedDispute } from '../payment/listed-payment';

/** What Stripe says about the money of a checkout session. */
export type SessionPaymentStatus = 'paid' | 'unpaid' | 'no_payment_required';

/**
 * What became of a gift: an abandoned checkout can not be paid any more; `disputed`: a bank asks for it back, or has decided
 * and nobody has seen it; `returned`: the bank gave it back; `failed`: the bank refused the debit.
 */
export type DonationStatus = 'received' | 'open' | 'abandoned' | 'disputed' | 'returned' | 'failed';

/** A donation as administrators see it (docs/product/donation.md); amount in dollars. */
export interface DonationRecord {
  _id: string;
  amount: number;
  session: { payment_status: SessionPaymentStatus };
  status: DonationStatus;
  /** As they told the payment processor; absent until the gift is there. */
  donor?: string;
  donorEmail?: string;
  createdAt: string;
  disputes?: ListedDispute[];
  /** When the money was there. */
  settledAt?: string;
  /** The same instant, for whoever wants its day where the camp lies. */
  settledDay?: string;
}

/** What one donor gave in a year; dollars. */
export interface DonorOfYear {
  /** As they last wrote it; empty where they left none. */
  donor: string;
  /** Empty for all gifts together whose givers left none. */
  donorEmail: string;
  amount: number;
  gifts: number;
  /** When the first and the last gift arrived. */
  first: string;
  last: string;
}

/** Filters of the list of donations. */
export interface DonationListQuery extends ListQuery {
  /** `current`: what was received or may still be paid. */
  status?: DonationStatus | 'current';
  /** The calendar year where the camp lies in which the gift arrived, or was begun while it has not. */
  year?: number;
  [filter: string]: string | number | undefined;
}

/** What came in one month, as `yyyy-MM` where the camp lies; dollars. */
export interface DonationMonth {
  month: string;
  amount: number;
  gifts: number;
}

// Donations through Stripe's hosted checkout (docs/product/donation.md).

export const donate = operation<{ body: { amount: number | string } }, { msg: string }>(
  'POST /stripe/donate',
  'public',
);

export const donateList = operation<{ query?: DonationListQuery }, { donations: DonationRecord[] }>(
  'GET /stripe/donate/list',
  may('edit-all', 'stripe'),
);

export const donateExport = operation<{ query?: DonationListQuery & { columns?: string } }, Uint8Array>(
  'GET /stripe/donate/export',
  may('edit-all', 'stripe'),
  { binary: 'text/csv' },
);

export const donateTotals = operation<Record<never, never>, { months: DonationMonth[] }>(
  'GET /stripe/donate/totals',
  may('edit-all', 'stripe'),
);

export const donateDonors = operation<{ query: { year: number } }, { donors: DonorOfYear[] }>(
  'GET /stripe/donate/donors',
  may('edit-all', 'stripe'),
);

export const donateDonorsExport = operation<{ query: { year: number } }, Uint8Array>(
  'GET /stripe/donate/donors/export',
  may('edit-all', 'stripe'),
  { binary: 'text/csv' },
);
