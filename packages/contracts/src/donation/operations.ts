import { may, operation } from '../operations/operation';
import type { ListQuery } from '../operations/replies';
import type { ListedDispute } from '../payment/listed-payment';

/** What Stripe reports about the money of a checkout session. */
export type SessionPaymentStatus = 'paid' | 'unpaid' | 'no_payment_required';

/**
 * State of a donation. `abandoned`: the checkout can't be paid anymore. `disputed`: a bank demands the money back, or
 * has decided and no administrator has seen it. `returned`: the bank returned it. `refunded`: all or part of it was
 * refunded. `failed`: the bank refused the debit.
 */
export type DonationStatus =
  | 'received'
  | 'open'
  | 'abandoned'
  | 'disputed'
  | 'returned'
  | 'refunded'
  | 'failed';

/** A donation as administrators see it (docs/product/donation.md). The amount is in dollars. */
export interface DonationRecord {
  _id: string;
  amount: number;
  session: { payment_status: SessionPaymentStatus };
  status: DonationStatus;
  /** The donor's details from Stripe. Absent until the donation is received. */
  donor?: string;
  donorEmail?: string;
  createdAt: string;
  /** The amount that was refunded by hand at Stripe. Absent if nothing was. */
  refunded?: number;
  disputes?: ListedDispute[];
  /** When the donation was received, as text. */
  settledAt?: string;
  /** The same instant, for callers that need its day in the camp's time zone. */
  settledDay?: string;
}

/** One donor's gifts in a year, in dollars. */
export interface DonorOfYear {
  /** The name as last entered. Empty if the donor left none. */
  donor: string;
  /** Empty for the sum of all gifts without an address. */
  donorEmail: string;
  amount: number;
  gifts: number;
  /** When the first and the last gift arrived. */
  first: string;
  last: string;
}

/** Filters of the list of donations. */
export interface DonationListQuery extends ListQuery {
  /** The state. `current`: received, or still payable. */
  status?: DonationStatus | 'current';
  /**
   * The calendar year in the camp's time zone in which the gift was received. For other gifts, the year in which they
   * were started.
   */
  year?: number;
  [filter: string]: string | number | undefined;
}

/** Income of one month, `yyyy-MM` in the camp's time zone, in dollars. */
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
  { binary: 'text/csv', freshProof: 'always' },
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
  { binary: 'text/csv', freshProof: 'always' },
);
