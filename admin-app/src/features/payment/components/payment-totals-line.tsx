import { paymentTotalsQuery } from '@camp/api-client/payment/queries';
import { sumAsText } from '@camp/contracts/payment/dollars';
import type { ListedPayment } from '@camp/contracts/payment/listed-payment';
import { useQuery } from '@tanstack/react-query';
import { countInWords } from '../../../list/list-view';
import type { ListState } from '../../../list/use-list';

/** The totals of the filtered payments: '42 payments · $12,600 received · $300 sent back'. */
export function PaymentTotalsLine({ list }: { list: ListState<ListedPayment> }) {
  const { sort: _order, ...query } = list.filterQuery;
  const { data } = useQuery(paymentTotalsQuery(query));
  if (!data) return null;
  const { payments, received, back, due, open } = data;
  const parts = [
    countInWords(list.view.words, payments),
    `${sumAsText(received)} received`,
    ...(back > 0 ? [`${sumAsText(back)} refunded`] : []),
    ...(due > 0 ? [`${sumAsText(due)} in pending refunds`] : []),
    ...(open > 0 ? [`${sumAsText(open)} in open checkouts`] : []),
  ];
  return <span className="list-totals">{parts.join(' · ')}</span>;
}
