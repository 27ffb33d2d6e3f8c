import type { ListDeclaration } from '@camp/contracts/lists/list';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeListAddress, readListAddress, type ListAddress } from './list-address';

/** Changes some parts of the address; what is not named stays. */
export type ChangeAddress = (changes: Partial<ListAddress>) => void;

/** A new page is a step that the way back undoes; anything else would be undone letter by letter. */
const isStep = ({ page, open }: Partial<ListAddress>) => page !== undefined && open === undefined;

/**
 * Reads and changes a list's state in the address bar.
 *
 * @param seesMedical whether the person holds `data` on the kind
 */
export function useListAddress(list: ListDeclaration, seesMedical: boolean) {
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readListAddress(list, search, seesMedical), [list, search, seesMedical]);
  // A change may come from a timer, or right behind another: the router knows only the address of the last rendering.
  const latest = useRef(search);
  useEffect(() => void (latest.current = search), [search]);
  const change = useCallback<ChangeAddress>(
    (changes) => {
      latest.current = changeListAddress(list, latest.current, changes);
      setSearch(latest.current, { replace: !isStep(changes) });
    },
    [list, setSearch],
  );
  /** Where a change leads, for links. */
  const toChanged = useCallback(
    (changes: Partial<ListAddress>) => ({ search: changeListAddress(list, search, changes).toString() }),
    [list, search],
  );
  return { address, search, change, toChanged };
}
