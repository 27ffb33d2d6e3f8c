import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import { userKeys } from '@camp/api-client/user/queries';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Alert } from '@camp/ui/feedback/alert';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { TextLink } from '@camp/ui/actions/text-link';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { EmailAddress } from '../../../text/email-address';
import { AccountPage } from '../components/account-page';
import { ResendVerification } from '../components/resend-verification';
import { useLinkQuery } from '../forms/use-link-query';
import { ChoosePassword } from '../components/choose-password';
import { emailOf, isAfterSignUp, isSameAddress, stateWithEmail } from '../forms/email-state';
import { profilePath, userEditPath } from '../paths';

/** Verifies an address by an emailed link, and sends new links (docs/product/user.md). */
export default function UserVerifyPage() {
  const link = useLinkQuery();
  const { email, uuid } = link;
  const { state } = useLocation();
  const [cameFrom] = useState(emailOf(state));
  const [hasSignedUp] = useState(isAfterSignUp(state));
  const { withReturnUrl } = useReturnUrl();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { isLoggedIn, user } = useSession();
  const { mutate, error, isSuccess } = useMutation({
    meta: { quiet: true },
    mutationFn: () => call(userOperations.verify, { body: { email, emailVerificationUUID: uuid } }),
    onSuccess: ({ msg }) => {
      toast.success(msg);
      // A logged-in person may now have another address.
      void queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
  });
  const hasLink = email !== '' && uuid !== '';
  useEffect(() => {
    if (hasLink) mutate();
  }, [hasLink, mutate]);

  if (isSuccess) {
    return <Navigate to={withReturnUrl(publicPages.login.path)} state={stateWithEmail(email)} replace />;
  }
  if (hasLink && !error) {
    return (
      <AccountPage title={publicPages.userVerify.title}>
        <Skeleton lines={2} label="Verifying your email" />
      </AccountPage>
    );
  }
  if (hasLink && error instanceof CallError && error.code === 'choose-password')
    return <ChoosePassword link={link} why={messageFor(error)} />;
  const address = email || cameFrom;
  // Nobody can log in with an unverified address, so the pending address is another one.
  if (isLoggedIn && (address === '' || isSameAddress(address, user?.email))) {
    return (
      <AccountPage title={publicPages.userVerify.title}>
        <Alert
          kind="success"
          title="Your email is verified."
          action={<LinkButton to={profilePath()}>Profile</LinkButton>}
        >
          {user ? `You’re logged in as ${user.email}.` : 'You’re logged in.'}
        </Alert>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={publicPages.userVerify.title}>
      {hasSignedUp && !error && !isLoggedIn ? (
        <Alert kind="info" title="Check your inbox">
          <p>
            We’re sending an email to{' '}
            <strong>
              <EmailAddress address={address} />
            </strong>
            . Open the link in it on any device, then log in. The link works for 24 hours.
          </p>
          <p>Your email is not verified.</p>
        </Alert>
      ) : (
        <Alert
          kind={error ? 'error' : 'info'}
          title={isLoggedIn ? `${address} is not verified.` : 'Your email is not verified.'}
        >
          {/* Neither this page nor a rejected login sends an email. */}
          {error
            ? messageFor(error)
            : 'Open the link in our latest email to you, then log in. The link works for 24 hours. You can get a new one below.'}
        </Alert>
      )}
      {isSameAddress(address, user?.pendingEmail) ? (
        <p>
          To get a new link, <TextLink to={userEditPath()}>enter your new address again</TextLink>.
        </p>
      ) : (
        <ResendVerification email={address} />
      )}
      {!isLoggedIn && (
        <p>
          Already verified?{' '}
          <TextLink to={withReturnUrl(publicPages.login.path)} state={stateWithEmail(address)}>
            Login
          </TextLink>
        </p>
      )}
    </AccountPage>
  );
}
