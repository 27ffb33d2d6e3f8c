import { paymentListSource } from '@camp/api-client/payment/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import { dollarsAsText } from '@camp/contracts/payment/dollars';
import { paymentList } from '@camp/contracts/payment/list';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import type { ViewOf } from '../../../list/list-view';
import { PaymentState } from '../components/payment-state';
import { prefetchList } from '../../../list/prefetch-list';

/** Whoever paid, where the account is still there. */
export const familyOf = ({ family }: Pick<ListedPayment, 'family'>): string => family || 'A deleted account';

/** To the minute, as the drawer's trail has it: that fits a column. */
const instant = (value: string | undefined) =>
  value ? <time dateTime={value}>{formatMoment(value, 'timeBelowZone')}</time> : '–';

/** The list of a camp's payments, as its page has it. */
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

/** The page of the list that the address is about. */
export const prefetch = prefetchList(paymentListView);
