import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { ListedPayment, PaymentTotals, RefundSeat } from './listed-payment';
import type { PaymentRecord } from './payment-record';
import type { Receipt } from './receipt';
import type { PaymentDifference, ReconcileAction } from './reconciliation';

/** Filters of the list of payments. */
export interface PaymentListQuery extends ListQuery {
  /** The camp's; the current one where absent. */
  year?: number;
  standing?: string;
  /** Id of a camper: its payments of whatever year. */
  camper?: string;
  [filter: string]: string | number | undefined;
}

/** Money that is to go back. */
export interface RefundForm {
  payment: string;
  /** All of whom something is left where absent. */
  campers?: string[];
  /** Dollars; all that is left of these campers where absent. */
  amount?: number | string;
  reason: string;
  /** 'keep' where absent. */
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
  /** Whether Stripe was asked; false above the account's questions to it, where this is what is stored. */
  checked: boolean;
}

export const user = operation<{ params: ById }, CheckedPayments>('GET /stripe/user/:id', maySeeOwn);

/** The receipt of one payment, to read and to print. */
export const read = operation<{ params: ById }, Receipt>('GET /stripe/read/:id', maySeeOwn);

export const webhook = operation<{ body: object }, { received: true }>('POST /stripe/webhook', 'public');

/** Of a payment or a gift. */
export const receipt = operation<{ params: ById }, Done>('POST /stripe/receipt/:id', mayEdit);

export const list = operation<{ query?: PaymentListQuery }, ListedPayment[]>('GET /stripe/list', mayView);

const exportPayments = operation<{ query?: PaymentListQuery & { columns?: string } }, Uint8Array>(
  'GET /stripe/export',
  mayView,
  { binary: 'text/csv' },
);
export { exportPayments as export };

export const totals = operation<{ query?: PaymentListQuery }, PaymentTotals>('GET /stripe/totals', mayView);

export const refund = operation<{ body: RefundForm }, Written<ListedPayment>>('POST /stripe/refund', mayEdit);

/** As the last comparison found it; `now` asks Stripe anew. The answer says when in `checkedAtHeader`. */
export const reconciliation = operation<{ query?: { now?: boolean } }, PaymentDifference[]>(
  'GET /stripe/reconciliation',
  mayView,
);

export const reconcile = operation<
  { params: ById; body: { action: ReconcileAction } },
  Written<ListedPayment | { _id: string }>
>('POST /stripe/reconcile/:id', mayEdit);
