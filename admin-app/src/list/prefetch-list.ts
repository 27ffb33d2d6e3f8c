import type { Prefetch } from '@camp/micro-frontend/remote-module';
import { storedYear } from '../frame/chosen-year';
import { readListAddress, withStoredYear } from './list-address';
import { callQueryOf, pageOf } from './list-page';
import type { AnyRow, ListView } from './list-view';

/** Asks for the page of a list that an address is about, as `useList` does once it is known who looks at it. */
export const prefetchList =
  <Row extends AnyRow>({ list, source, calendarYears }: ListView<Row>): Prefetch =>
  ({ search, ask }) => {
    // Who may not see the answers that the address is about gets none by it, and is shown the list without them.
    const read = readListAddress(list, search, true);
    const address = withStoredYear(read, calendarYears ? '' : storedYear());
    ask(pageOf(source, callQueryOf(list, address), address.page));
  };
