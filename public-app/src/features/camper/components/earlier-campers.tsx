import type { CamperRecord } from '@camp/contracts/camper/operations';
import { Alert } from '@camp/ui/feedback/alert';
import { ButtonRow } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { againPathOf } from '../../registration/paths';
import { stillToRegister } from '../../registration/still-to-register';

interface EarlierCampersProps {
  /** The family's registrations of all years. */
  registrations: readonly CamperRecord[];
  /** The year that is being registered for. */
  campYear: number;
}

/**
 * Lets a returning family start from a camper's last registration, as the profile's 'Register Again' does.
 */
export function EarlierCampers({ registrations, campYear }: EarlierCampersProps) {
  const campers = stillToRegister(registrations, campYear);
  if (campers.length === 0) return null;
  return (
    <Alert
      kind="info"
      action={
        <ButtonRow>
          {campers.map((camper) => (
            <LinkButton key={camper._id} to={againPathOf(camper)} variant="quiet" size="small">
              Register {camper.nameFirst} again
            </LinkButton>
          ))}
        </ButtonRow>
      }
    >
      <p>Welcome back! You can start from an earlier registration.</p>
    </Alert>
  );
}
