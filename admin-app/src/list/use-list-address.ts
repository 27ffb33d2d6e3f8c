import type { ListDeclaration } from '@camp/contracts/lists/list';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepYear, useKeptYear } from '../frame/chosen-year';
import { changeListAddress, readListAddress, type ListAddress } from './list-address';

/** Changes some parts of the address; what is not named stays. */
export type ChangeAddress = (changes: Partial<ListAddress>) => void;

/** A new page is a step that the way back undoes; anything else would be undone letter by letter. */
const isStep = ({ page, open }: Partial<ListAddress>) => page !== undefined && open === undefined;

/**
 * Reads and changes a list's state in the address bar.
 *
 * @param seesMedical whether the person holds `data` on the kind
 * @param byCampYear whether an address without a year is about the one that the administration keeps
 */
export function useListAddress(list: ListDeclaration, seesMedical: boolean, byCampYear: boolean) {
  const [search, setSearch] = useSearchParams();
  const keptYear = useKeptYear();
  const address = useMemo(() => {
    const read = readListAddress(list, search, seesMedical);
    return read.year === '' && byCampYear ? { ...read, year: keptYear } : read;
  }, [list, search, seesMedical, byCampYear, keptYear]);
  // A change may come from a timer, or right behind another: the router knows only the address of the last rendering.
  const latest = useRef(search);
  useEffect(() => void (latest.current = search), [search]);
  const change = useCallback<ChangeAddress>(
    (changes) => {
      if (byCampYear && changes.year !== undefined) keepYear(changes.year);
      latest.current = changeListAddress(list, latest.current, changes);
      setSearch(latest.current, { replace: !isStep(changes) });
    },
    [list, byCampYear, setSearch],
  );
  /** Where a change leads, for links. */
  const toChanged = useCallback(
    (changes: Partial<ListAddress>) => ({ search: changeListAddress(list, search, changes).toString() }),
    [list, search],
  );
  return { address, search, change, toChanged };
}
