import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { storedYear } from '../frame/chosen-year';
import { readListAddress, withStoredYear } from './list-address';
import { callQueryOf, pageOf } from './list-page';
import type { AnyRow, ListView } from './list-view';

/** Prefetches the list page for an address, with the same query as `useList` after the session is confirmed. */
export const prefetchList =
  <Row extends AnyRow>({ list, source, calendarYears }: ListView<Row>): Prefetch =>
  ({ search, ask }) => {
    // The server rejects the request if the address filters by medical answers that the person may not see. The list
    // ignores such filters.
    const read = readListAddress(list, search, true);
    const address = withStoredYear(read, calendarYears ? '' : storedYear());
    ask(pageOf(source, callQueryOf(list, address), address.page));
  };
