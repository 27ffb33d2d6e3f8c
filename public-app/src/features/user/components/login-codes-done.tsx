import { currentCampQuery } from '@camp/api-client/camp/queries';
import { useSession } from '@camp/api-client/user/use-session';
import { isBeingSetUp, setupPath } from '@camp/contracts/content/site';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Alert } from '@camp/ui/feedback/alert';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profilePath } from '../paths';

/** Leads people on who had to set up login codes before anything else: to the setup of a new camp, or to the profile. */
export function LoginCodesDone() {
  const { user, isAdministrator } = useSession();
  const { data: camp } = useQuery(currentCampQuery());
  const [hadTo, setHadTo] = useState(false);
  if (user?.mustSetUpLoginCodes && !hadTo) setHadTo(true);
  if (!hadTo || !user || user.mustSetUpLoginCodes) return null;
  const isSetup = isAdministrator && isBeingSetUp(camp);
  return (
    <Alert
      kind="success"
      title="Your account is protected"
      role="status"
      action={
        <LinkButton to={isSetup ? setupPath : profilePath(user._id)}>
          {isSetup ? 'Set up your camp' : 'Go to my profile'}
        </LinkButton>
      }
    >
      Keep your recovery codes in a safe place. We show them once.
    </Alert>
  );
}
