import { latestTimeZone } from '../content/time-zones';
import { declareList } from '../lists/declare-list';
import type { DonationStatus } from './operations';
import { filterBy } from '../lists/list-filters';

/** The label of each status in the list. */
export const donationStatusWords: Record<DonationStatus, string> = {
  received: 'Received',
  open: 'Checkout open',
  abandoned: 'Abandoned',
  disputed: 'Disputed',
  returned: 'Returned by the bank',
  refunded: 'Refunded',
  failed: 'Failed',
};

const statuses = Object.keys(donationStatusWords) as DonationStatus[];

/** The list of all donations: received or still payable ones. Abandoned checkouts are shown on request. */
export const donationList = declareList({
  name: 'donation',
  fields: ['_id', 'session', 'refunded', 'disputes'],
  columns: [
    { name: 'amount', label: 'Amount', kind: 'dollars', visibility: 'open', sort: 'amount' },
    { name: 'donor', label: 'Donor', kind: 'text', visibility: 'contact' },
    { name: 'donorEmail', label: 'Email', kind: 'text', visibility: 'contact' },
    { name: 'status', label: 'Payment status', kind: 'text', visibility: 'open' },
    { name: 'createdAt', label: 'Created (GMT)', kind: 'instant', visibility: 'open', sort: 'createdAt' },
    { name: 'settledAt', label: 'Received (GMT)', kind: 'instant', visibility: 'open' },
    {
      name: 'settledDay',
      get label() {
        return `Received (${latestTimeZone()})`;
      },
      kind: 'camp-day',
      visibility: 'open',
    },
  ],
  shown: ['amount', 'donor', 'donorEmail', 'status', 'createdAt'],
  filters: [
    filterBy('status', 'Status', [
      ...statuses.map((status) => ({
        value: status,
        label: donationStatusWords[status],
        query: { status },
      })),
      { value: 'all', label: 'All, including abandoned', query: { status: '' } },
    ]),
  ],
  ownQuery: { status: 'current' },
  defaultSort: '-createdAt',
  views: [
    { name: 'Disputed', query: 'status=disputed', empty: 'No donations are disputed' },
    { name: 'Abandoned checkouts', query: 'status=abandoned', empty: 'No checkouts were abandoned' },
  ],
});
