import type { CamperRecord } from '@camp/contracts/camper/operations';
import { useState } from 'react';

/** A chosen camper: the name is kept because the row may be on another page. */
export type Chosen = Pick<CamperRecord, '_id' | 'nameFirst' | 'nameLast'>;

/** Which campers an action is about, across pages and filters of the list. */
export function useSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());

  const set = (campers: readonly Chosen[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const camper of campers) {
        if (isChosen) next.set(camper._id, camper);
        else next.delete(camper._id);
      }
      return next;
    });
  return { chosen, set, clear: () => setChosen(new Map()) };
}

/** What `useSelection` gives. */
export type Selection = ReturnType<typeof useSelection>;
