import { useSession } from '@camp/api-client/user/use-session';
import { formatMoment } from '@camp/contracts/camp/moments';
import { Alert } from '@camp/ui/feedback/alert';
import type { ReactNode } from 'react';

/**
 * Tells people whose rights require login codes until when they have to set them up.
 *
 * @param action a link to where that is, on other pages
 */
export function LoginCodesDue({ action }: { action?: ReactNode }) {
  const { user } = useSession();
  if (!user?.loginCodesDue) return null;
  return (
    <Alert kind="warning" title="Set up login codes" action={action}>
      {user.mustSetUpLoginCodes
        ? 'Your role can see other families’ data, so it needs login codes or a passkey. Please set one up to continue.'
        : `Your role needs login codes or a passkey from ${formatMoment(user.loginCodesDue)} on.`}
    </Alert>
  );
}
