import { Button } from '@camp/ui/actions/button';
import type { Chosen } from '../../../list/use-selection';
import { SendPaymentLinks, type LinksOutcome } from './send-payment-links';

interface ChosenCampersProps {
  chosen: ReadonlyMap<string, Chosen>;
  /** The camp's name for a payment link. */
  link: string;
  /** The server rejects payment links to waitlisted campers, so the only action is to give them a seat. */
  everyoneWaits: boolean;
  maySend: boolean;
  mayMove: boolean;
  onMove: (waitlist: boolean) => void;
  onSent: (outcome: LinksOutcome) => void;
}

/** The actions on selected campers, except messages and export. */
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
