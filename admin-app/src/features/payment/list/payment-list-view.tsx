import { paymentListSource } from '@camp/api-client/payment/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { paymentList } from '@camp/contracts/payment/list';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { ViewOf } from '../../../list/list-view';
import { PaymentState } from '../components/payment-state';
import { prefetchList } from '../../../list/prefetch-list';

/** The name of the payer, if the account still exists. */
export const familyOf = ({ family }: Pick<ListedPayment, 'family'>): string => family || 'A deleted account';

/** The time to the minute, as in the drawer's history. Seconds would not fit into a column. */
const instant = (value: string | undefined) =>
  value ? <time dateTime={value}>{formatMoment(value, 'timeBelowZone')}</time> : '–';

/** The view of the payment list. */
export const paymentListView: ViewOf<typeof paymentList, ListedPayment> = {
  list: paymentList,
  source: paymentListSource,
  words: { one: 'payment', many: 'payments' },
  nameOf: (payment) => `${familyOf(payment)}, ${dollarsAsText(payment.amount)}`,
  header: 'family',
  brief: ['amount', 'standing'],
  cells: {
    family: familyOf,
    back: ({ back, sentBackAt }) => (sentBackAt ? 'In full' : back > 0 ? dollarsAsText(back) : '–'),
    standing: ({ standing }) => <PaymentState standing={standing} />,
    createdAt: ({ createdAt }) => instant(createdAt),
    settledAt: ({ settledAt }) => instant(settledAt),
  },
};

/** Prefetches the list page for an address. */
export const prefetch = prefetchList(paymentListView);
