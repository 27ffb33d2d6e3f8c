import { Button } from '@camp/ui/actions/button';
import type { Chosen } from '../../../list/use-selection';
import { SendPaymentLinks, type LinksOutcome } from './send-payment-links';

interface ChosenCampersProps {
  chosen: ReadonlyMap<string, Chosen>;
  /** What a payment link is called at this camp. */
  link: string;
  /** Who waits can only be given a seat: a link would be refused. */
  everyoneWaits: boolean;
  maySend: boolean;
  mayMove: boolean;
  onMove: (waitlist: boolean) => void;
  onSent: (outcome: LinksOutcome) => void;
}

/** What can be done with the chosen campers, besides writing to them and a file of them. */
export function ChosenCampers(props: ChosenCampersProps) {
  const { chosen, link, everyoneWaits, maySend, mayMove, onMove, onSent } = props;
  return (
    <>
      {maySend && !everyoneWaits && <SendPaymentLinks chosen={chosen} link={link} onSent={onSent} />}
      {mayMove && (
        <Button variant={everyoneWaits ? 'primary' : 'quiet'} size="small" onClick={() => onMove(false)}>
          Give a seat
        </Button>
      )}
      {mayMove && !everyoneWaits && (
        <Button variant="quiet" size="small" onClick={() => onMove(true)}>
          Move to the waitlist
        </Button>
      )}
    </>
  );
}
