import type { CamperRecord } from '@camp/contracts/camper/operations';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { Alert } from '@camp/ui/feedback/alert';
import { LinkButton } from '@camp/ui/actions/link-button';
import { profilePath } from '../../user/paths';

interface RegisteredThisYearProps {
  /** The registration that the form starts from. */
  earlierCamper: CamperRecord;
  /** The family's registrations of all years. */
  registrations: readonly CamperRecord[];
  /** The year that is being registered for. */
  campYear: number;
}

/**
 * Says before the form is filled in that the camper has a registration for this camp: the profile's 'Prior Years'
 * offers 'Register Again' beside exactly such campers (docs/product/related-records.md, The same person).
 */
export function RegisteredThisYear({ earlierCamper, registrations, campYear }: RegisteredThisYearProps) {
  const person = personKeyOf(earlierCamper);
  if (!registrations.some((camper) => camper.campYear === campYear && personKeyOf(camper) === person))
    return null;
  const { nameFirst, nameLast } = earlierCamper;
  return (
    <Alert
      kind="warning"
      title={`${nameFirst} ${nameLast} is already registered for camp ${campYear}`}
      action={
        <LinkButton to={profilePath()} variant="quiet" size="small">
          Go to my profile
        </LinkButton>
      }
    >
      <p>There is no need to fill in this form: your profile shows the registration.</p>
    </Alert>
  );
}
