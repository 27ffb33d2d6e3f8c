import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { storedYear } from '../frame/chosen-year';
import { readListAddress, withStoredYear } from './list-address';
import { callQueryOf, pageOf } from './list-page';
import type { AnyRow, ListView } from './list-view';

/** Prefetches the list page for an address, as `useList` will request it once the person is known. */
export const prefetchList =
  <Row extends AnyRow>({ list, source, calendarYears }: ListView<Row>): Prefetch =>
  ({ search, ask }) => {
    // For people who may not see the medical answers in the address, the request is rejected and the list ignores them.
    const read = readListAddress(list, search, true);
    const address = withStoredYear(read, calendarYears ? '' : storedYear());
    ask(pageOf(source, callQueryOf(list, address), address.page));
  };
