import { useSession } from '@camp/api-client/user/use-session';
import { formatMoment } from '@camp/contracts/camp/moments';
import { Alert } from '@camp/ui/feedback/alert';
import { TextLink } from '@camp/ui/actions/text-link';
import { userSecurityPath } from '../paths';

/** Tells people whose rights require login codes until when they have to set them up. */
export function LoginCodesDue() {
  const { user } = useSession();
  if (!user?.loginCodesDue) return null;
  return (
    <Alert kind="warning" title="Set up login codes">
      {user.mustSetUpLoginCodes
        ? 'Your role can see other families’ data, so it needs login codes. Please set them up to go on.'
        : `Your role needs login codes from ${formatMoment(user.loginCodesDue)} on.`}{' '}
      <TextLink to={userSecurityPath}>Set them up</TextLink>
    </Alert>
  );
}
