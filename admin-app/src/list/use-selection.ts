import { useCallback, useMemo, useState } from 'react';

/** A chosen row: its name is kept because the row may be on another page. */
export interface Chosen {
  _id: string;
  name: string;
}

/** Which rows an action is about, across pages and filters of the list. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());

  const set = useCallback(
    (rows: readonly Chosen[], isChosen: boolean) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const { _id, name } of rows) {
          if (isChosen) next.set(_id, { _id, name });
          else next.delete(_id);
        }
        return next;
      }),
    [],
  );
  const clear = useCallback(() => setChosen(new Map()), []);
  return useMemo(() => ({ chosen, set, clear }), [chosen, set, clear]);
}

/** What `useSelection` gives. */
export type Selection = ReturnType<typeof useSelection>;
