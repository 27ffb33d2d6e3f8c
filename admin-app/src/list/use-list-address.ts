import type { ListDeclaration } from '@camp/contracts/lists/list';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { storeYear, useStoredYear } from '../frame/chosen-year';
import { changeListAddress, readListAddress, withStoredYear, type ListAddress } from './list-address';

/** Changes parts of the address. The other parts stay. */
export type ChangeAddress = (changes: Partial<ListAddress>) => void;

/**
 * Only page changes and opened rows get a history entry. Otherwise the back button would undo a search one letter at
 * a time.
 */
const isNewPage = ({ page, open }: Partial<ListAddress>) => page !== undefined && open === undefined;

/** The state of a history entry. */
interface Visit {
  /** The previous entry's query, from which the row was opened. */
  openedFrom?: string;
}

/**
 * Reads and changes a list's state in the address. Opening a row adds a history entry, and the back button closes the
 * row. Closing the row also goes back, unless the list has changed.
 *
 * @param seesMedical whether the person has `data` on the kind
 * @param byCampYear whether an address without a year uses the administration's camp year
 */
export function useListAddress(list: ListDeclaration, seesMedical: boolean, byCampYear: boolean) {
  const [search, setSearch] = useSearchParams();
  const storedYear = useStoredYear();
  const address = useMemo(
    () => withStoredYear(readListAddress(list, search, seesMedical), byCampYear ? storedYear : ''),
    [list, search, seesMedical, byCampYear, storedYear],
  );
  // A timer or a second change may run before the next render. The router only knows the last rendered address.
  const latest = useRef(search);
  useEffect(() => void (latest.current = search), [search]);
  const visit = useLocation().state as Visit | null;
  const openedFrom = useRef<string>(undefined);
  useEffect(() => void (openedFrom.current = visit?.openedFrom), [visit]);
  const navigate = useNavigate();
  const change = useCallback<ChangeAddress>(
    (changes) => {
      if (byCampYear && changes.year !== undefined) storeYear(changes.year);
      const before = latest.current;
      latest.current = changeListAddress(list, before, changes);
      const isClosing = changes.open === '' && before.has('open');
      // Only once, because a second navigation would go back beyond the list.
      if (isClosing && openedFrom.current === latest.current.toString()) return void navigate(-1);
      const isOpen = latest.current.has('open');
      const isOpening = isOpen && !before.has('open');
      const state: Visit = isOpen ? { openedFrom: isOpening ? before.toString() : openedFrom.current } : {};
      setSearch(latest.current, {
        replace: !isOpening && !isNewPage(changes),
        preventScrollReset: isOpen,
        state,
      });
    },
    [list, byCampYear, setSearch, navigate],
  );
  /** The address of a change, for links. */
  const toChanged = (changes: Partial<ListAddress>) => ({
    search: changeListAddress(list, search, changes).toString(),
  });
  return { address, search, change, toChanged };
}
