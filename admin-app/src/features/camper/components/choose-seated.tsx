import { Button } from '@camp/ui/actions/button';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { useChooseAll } from '../../../list/bulk-bar';
import { countInWords } from '../../../list/list-view';
import type { ListState } from '../../../list/use-list';
import { ProgressBar } from '@camp/ui/feedback/progress-bar';

/**
 * Selects every seated camper of the year who has not been asked to pay yet, across all pages, and shows their
 * number.
 */
export function ChooseSeated({ list }: { list: ListState<CamperRecord> }) {
  const { choose, isPending, percent, found } = useChooseAll(list);
  const { year } = list.address;
  // Nobody is selected after the links were sent or the selection was cleared.
  const isAnyChosen = list.selection.chosen.size > 0;
  const query = { ...(year !== '' && { year }), paid: 'null', waitlist: 'false' };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        busy={isPending}
        title="Selects seated campers who haven’t been asked to pay, on all pages"
        onClick={() => choose(query)}
      >
        Select all seated campers not asked to pay
      </Button>
      <ProgressBar value={percent} label="Selecting" />
      {found !== undefined && (found === 0 || isAnyChosen) && (
        <p role="status" className="list-note">
          {found === 0
            ? 'Every seated camper has already been asked to pay.'
            : `You selected ${countInWords(list.view.words, found)} with a seat who ${found === 1 ? 'hasn’t' : 'haven’t'} been asked to pay, across all pages.`}
        </p>
      )}
    </>
  );
}
