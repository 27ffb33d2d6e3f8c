import { visibleTo } from '@camp/contracts/lists/list';
import type { AnyRow } from './list-view';
import type { ListState } from './use-list';

/**
 * The search and the filters in words, for a list on paper: 'Search: Rivera, Seat: Waitlist'.
 *
 * @returns undefined if the list has all rows of its year
 */
export function narrowedBy<Row extends AnyRow>({ view, seesMedical, address }: ListState<Row>) {
  const filters = visibleTo(view.list.filters, seesMedical).flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === address.filters[name]);
    return chosen ? [`${label}: ${chosen.label}`] : [];
  });
  const days = (view.list.values ?? []).flatMap((value) => {
    const day = address.values[value.name];
    return value.kind === 'day' && day ? [`${value.label}: ${day}`] : [];
  });
  const words = [...(address.q === '' ? [] : [`Search: ${address.q}`]), ...filters, ...days];
  return words.length > 0 ? words.join(', ') : undefined;
}
