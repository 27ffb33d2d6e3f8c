import type { ListDeclaration } from '@camp/contracts/lists/list';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { storeYear, useStoredYear } from '../frame/chosen-year';
import { changeListAddress, readListAddress, withStoredYear, type ListAddress } from './list-address';

/** Changes some parts of the address; what is not named stays. */
export type ChangeAddress = (changes: Partial<ListAddress>) => void;

/** A new page is a step that the way back undoes; anything else would be undone letter by letter. */
const isNewPage = ({ page, open }: Partial<ListAddress>) => page !== undefined && open === undefined;

/** What the history keeps with an address of a list. */
interface Visit {
  /** The query one step back, from which the row beside the list was opened. */
  openedFrom?: string;
}

/**
 * Reads and changes a list's state in the address bar. To open a row is a step too, on a phone one to another page: the
 * way back closes it, and to close it is that way back where the list is still the same.
 *
 * @param seesMedical whether the person holds `data` on the kind
 * @param byCampYear whether an address without a year is about the one that the administration keeps
 */
export function useListAddress(list: ListDeclaration, seesMedical: boolean, byCampYear: boolean) {
  const [search, setSearch] = useSearchParams();
  const storedYear = useStoredYear();
  const address = useMemo(
    () => withStoredYear(readListAddress(list, search, seesMedical), byCampYear ? storedYear : ''),
    [list, search, seesMedical, byCampYear, storedYear],
  );
  // A change may come from a timer, or right behind another: the router knows only the address of the last rendering.
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
      // Once: a second press would go back past the list.
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
  /** Where a change leads, for links. */
  const toChanged = (changes: Partial<ListAddress>) => ({
    search: changeListAddress(list, search, changes).toString(),
  });
  return { address, search, change, toChanged };
}
