import { Alert } from '@camp/ui/feedback/alert';
import { countInWords } from '../../../list/list-view';
import type { Chosen } from '../../../list/use-selection';
import { camperListView } from '../list/camper-list-view';

/** '1 camper', '12 campers'. */
export const campersInWords = (count: number) => countInWords(camperListView.words, count);

/** The camper's name. @param names of the campers in the action @param id of the camper */
export const nameIn = (names: ReadonlyMap<string, Chosen>, id: string) =>
  names.get(id)?.name ?? 'A camper who is no longer on the list';

interface CampersOutcomeProps {
  title: string;
  names: ReadonlyMap<string, Chosen>;
  left: readonly { id: string; reason: string }[];
  /** Shown above the skipped campers. */
  lead?: string;
}

/** The result of an action, with the skipped campers and the reasons. */
export function CampersOutcome({ title, names, left, lead }: CampersOutcomeProps) {
  return (
    <Alert kind={left.length === 0 ? 'success' : 'warning'} role="status" data-print="hide" title={title}>
      {left.length > 0 && (
        <>
          {lead && <p>{lead}</p>}
          <ul>
            {left.map(({ id, reason }) => (
              <li key={id}>
                {nameIn(names, id)}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
