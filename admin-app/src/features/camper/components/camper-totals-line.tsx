import { camperTotalsQuery } from '@camp/api-client/camper/queries';
import type { CamperRecord, CamperTotals } from '@camp/contracts/camper/operations';
import { sumAsText } from '@camp/contracts/payment/dollars';
import { useQuery } from '@tanstack/react-query';
import { countInWords } from '../../../list/list-view';
import type { ListState } from '../../../list/use-list';

/** Seats and money of the filtered campers: '52 of 60 seats · 3 on the waitlist · $9,300 paid'. */
export function CamperTotalsLine({ list }: { list: ListState<CamperRecord> }) {
  const { sort: _order, ...query } = list.filterQuery;
  const { data } = useQuery(camperTotalsQuery(query));
  const isNarrowed = list.address.q !== '' || Object.keys(list.address.filters).length > 0;
  if (!data) return null;
  return <span className="list-totals">{inWords(data, list.view.words, isNarrowed).join(' · ')}</span>;
}

function inWords(
  { campers, seated, seats, waitlisted, paid, open }: CamperTotals,
  words: { one: string; many: string },
  isNarrowed: boolean,
): string[] {
  // In a free camp, or before anybody is seated, two zeros would be useless.
  const hasNoMoney = paid === 0 && open === 0;
  return [
    isNarrowed || seats === null ? countInWords(words, campers) : `${seated} of ${seats} seats`,
    ...(waitlisted > 0 ? [`${waitlisted} on the waitlist`] : []),
    ...(paid === undefined || hasNoMoney ? [] : [`${sumAsText(paid)} paid`]),
    ...(open === undefined || hasNoMoney ? [] : [`${sumAsText(open)} outstanding`]),
  ];
}
