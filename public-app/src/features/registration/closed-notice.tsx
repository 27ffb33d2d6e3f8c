import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { registrationClosedNotice } from '@camp/contracts/camp/registration-closed';
import { Alert } from '@camp/ui/feedback/alert';
import { LinkButton } from '@camp/ui/actions/link-button';
import { profilePath } from '../user/paths';

/** Why nobody can register at the moment. */
export function ClosedNotice({ camp }: { camp: CurrentCamp }) {
  return (
    <Alert kind="warning" action={<LinkButton to={profilePath()}>Go to my profile</LinkButton>}>
      <p>{registrationClosedNotice(camp.nextOpening, new Date())}</p>
    </Alert>
  );
}
