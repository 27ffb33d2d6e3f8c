import { latestTimeZone } from '../content/time-zones';
import { declareList } from '../lists/declare-list';
import { filterBy, optionsOf } from '../lists/list-filters';
import type { PaymentStanding } from './listed-payment';

/** The label of each state in the list. */
export const paymentStandingWords: Record<PaymentStanding, string> = {
  paid: 'Paid',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  'refund-due': 'Refund pending',
  'refund-failed': 'Refund failed',
  open: 'Checkout open',
  processing: 'Processing at the bank',
  failed: 'Failed',
  expired: 'Not paid in time',
  mismatch: 'Doesn’t match Stripe',
  'sent-back': 'Mismatch, refunded',
  disputed: 'Disputed',
};

/** The list of a camp's payments: every checkout with its state. */
export const paymentList = declareList({
  name: 'payment',
  fields: [
    'userId',
    'campers',
    'lines',
    'refunds',
    'status',
    'expiresAt',
    'mismatch',
    'sentBackAt',
    'stripePage',
  ],
  columns: [
    { name: 'family', label: 'Family', kind: 'text', visibility: 'contact' },
    { name: 'familyEmail', label: 'Email', kind: 'text', visibility: 'contact' },
    { name: 'names', label: 'Campers', kind: 'several', visibility: 'open' },
    { name: 'amount', label: 'Amount', kind: 'dollars', visibility: 'open', sort: 'amount' },
    { name: 'back', label: 'Refunded', kind: 'dollars', visibility: 'open' },
    { name: 'standing', label: 'Status', kind: 'text', visibility: 'open', sort: 'status' },
    { name: 'campYear', label: 'Camp year', kind: 'text', visibility: 'open' },
    {
      name: 'createdAt',
      label: 'Checkout opened (GMT)',
      kind: 'instant',
      visibility: 'open',
      sort: 'createdAt',
    },
    { name: 'settledAt', label: 'Paid (GMT)', kind: 'instant', visibility: 'open' },
    {
      name: 'settledDay',
      get label() {
        return `Paid (${latestTimeZone()})`;
      },
      kind: 'camp-day',
      visibility: 'open',
    },
    { name: 'reference', label: 'Stripe', kind: 'text', visibility: 'open' },
    { name: '_id', label: 'Reference', kind: 'text', visibility: 'open' },
  ],
  shown: ['family', 'names', 'amount', 'back', 'standing', 'createdAt'],
  filters: [
    filterBy('standing', 'Status', optionsOf(paymentStandingWords)),
    {
      name: 'paidOn',
      label: 'Paid on',
      visibility: 'open',
      // Days in the camp's time zone.
      options: optionsOf({ today: 'Today', yesterday: 'Yesterday' }),
    },
  ],
  defaultSort: '-createdAt',
  views: [
    { name: 'Paid', query: 'standing=paid' },
    { name: 'Paid today', query: 'paidOn=today', empty: 'Nothing was paid today' },
    { name: 'Pending refunds', query: 'standing=refund-due', empty: 'No refunds are pending' },
    { name: 'Failed refunds', query: 'standing=refund-failed', empty: 'No refunds failed' },
    { name: 'Disputed', query: 'standing=disputed', empty: 'No payments are disputed' },
    { name: 'Not paid in time', query: 'standing=expired', empty: 'No checkouts expired unpaid' },
  ],
});
