import { useState } from 'react';

/** A selected row. Its name is stored because the row may be on another page. */
export interface Chosen {
  _id: string;
  name: string;
}

const none: ReadonlyMap<string, Chosen> = new Map();

/**
 * The selected rows, across pages and filters.
 *
 * @param year the shown year. The selection is lost when the year changes
 */
export function useSelection(year: string) {
  const [selection, setSelection] = useState({ year, chosen: none });
  const chosen = selection.year === year ? selection.chosen : none;

  const set = (rows: readonly Chosen[], isChosen: boolean) =>
    setSelection((before) => {
      const next = new Map(before.year === year ? before.chosen : none);
      for (const { _id, name } of rows) {
        if (isChosen) next.set(_id, { _id, name });
        else next.delete(_id);
      }
      return { year, chosen: next };
    });
  const clear = () => setSelection({ year, chosen: none });
  return { chosen, set, clear };
}
