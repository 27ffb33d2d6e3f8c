import type { CamperRecord } from '@camp/contracts/camper/operations';
import { ButtonRow } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { againPathOf } from '../../registration/paths';
import { stillToRegister } from '../../registration/still-to-register';

interface EarlierCampersProps {
  /** The family's registrations of all years. */
  registrations: readonly CamperRecord[];
  /** The year to register for. */
  campYear: number;
}

/** Lets a returning family start from a camper's last registration, like 'Register Again' on the profile. */
export function EarlierCampers({ registrations, campYear }: EarlierCampersProps) {
  const campers = stillToRegister(registrations, campYear);
  if (campers.length === 0) return null;
  return (
    <ButtonRow>
      <span aria-hidden>Register again:</span>
      {campers.map((camper) => (
        <LinkButton key={camper._id} to={againPathOf(camper)} variant="quiet" size="small">
          <VisuallyHidden>Register </VisuallyHidden>
          {camper.nameFirst}
          <VisuallyHidden> again</VisuallyHidden>
        </LinkButton>
      ))}
    </ButtonRow>
  );
}
