import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { ListedPayment, PaymentTotals, RefundSeat } from './listed-payment';
import type { PaymentRecord } from './payment-record';
import type { Receipt } from './receipt';
import type { PaymentDifference, ReconcileAction } from './reconciliation';

/** Filters of the list of payments. */
export interface PaymentListQuery extends ListQuery {
  /** The camp's year. Default: the current camp's. */
  year?: number;
  standing?: string;
  /** Id of a camper whose payments of any year are listed. */
  camper?: string;
  [filter: string]: string | number | undefined;
}

/** A refund request. */
export interface RefundForm {
  payment: string;
  /** Default: all campers with a refundable amount. */
  campers?: string[];
  /** In dollars. Default: everything refundable for these campers. */
  amount?: number | string;
  reason: string;
  /** Default: 'keep'. */
  seat?: RefundSeat;
}

const maySeeOwn = may(['view', 'view-all'], 'stripe');
const mayView = may('view-all', 'stripe');
const mayEdit = may('edit-all', 'stripe');

// Payments through Stripe's hosted checkout (docs/product/payment.md).

export const create = operation<{ body: { userId?: string; campers: string[] } }, { msg: string }>(
  'POST /stripe/create',
  may('create', 'stripe'),
);

/** A user's payments, newest first. */
export interface CheckedPayments {
  payments: PaymentRecord[];
  /** Whether Stripe was asked. False above the account's limit, when the stored state is returned. */
  checked: boolean;
}

export const user = operation<{ params: ById }, CheckedPayments>('GET /stripe/user/:id', maySeeOwn);

/** The receipt of one payment, to read and to print. */
export const read = operation<{ params: ById }, Receipt>('GET /stripe/read/:id', maySeeOwn);

export const webhook = operation<{ body: object }, { received: true }>('POST /stripe/webhook', 'public');

/** Id of a payment or a donation. */
export const receipt = operation<{ params: ById }, Done>('POST /stripe/receipt/:id', mayEdit);

export const list = operation<{ query?: PaymentListQuery }, ListedPayment[]>('GET /stripe/list', mayView);

const exportPayments = operation<{ query?: PaymentListQuery & { columns?: string } }, Uint8Array>(
  'GET /stripe/export',
  mayView,
  { binary: 'text/csv', freshProof: 'always' },
);
export { exportPayments as export };

export const totals = operation<{ query?: PaymentListQuery }, PaymentTotals>('GET /stripe/totals', mayView);

export const refund = operation<{ body: RefundForm }, Written<ListedPayment>>(
  'POST /stripe/refund',
  mayEdit,
  {
    freshProof: 'always',
  },
);

/**
 * The result of the last comparison. `now` asks Stripe again. `checkedAtHeader` of the response says when it was made.
 */
export const reconciliation = operation<{ query?: { now?: boolean } }, PaymentDifference[]>(
  'GET /stripe/reconciliation',
  mayView,
);

export const reconcile = operation<
  { params: ById; body: { action: ReconcileAction } },
  Written<ListedPayment | { _id: string }>
>('POST /stripe/reconcile/:id', mayEdit, { freshProof: 'always' });
