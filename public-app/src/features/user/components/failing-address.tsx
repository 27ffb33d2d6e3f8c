import { call } from '@camp/api-client/call';
import { userKeys } from '@camp/api-client/user/queries';
import type { CurrentUser } from '@camp/contracts/user/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { Button } from '@camp/ui/actions/button';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Alert } from '@camp/ui/feedback/alert';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EmailAddress } from '../../../text/email-address';
import { userEditPath } from '../paths';

/** Says that our emails come back, until the owner changes the address or says that it is right. */
export function FailingAddress({ user }: { user: CurrentUser }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(userOperations.update, { params: { id: user._id }, body: { mailWorks: 'Yes' } }),
    onSuccess: () => {
      toast.success('Thanks! We’ll keep emailing you at this address.');
      return queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
  });
  if (!user.mailFails) return null;
  return (
    <Alert
      kind="warning"
      title="Our emails to you come back."
      action={
        <div className="camp-button-row">
          <LinkButton to={userEditPath(user._id)} size="small">
            Change my email
          </LinkButton>
          <Button variant="quiet" size="small" busy={isPending} onClick={() => mutate()}>
            My address is right
          </Button>
        </div>
      }
    >
      <p>
        Your email provider didn’t accept our last email to <EmailAddress address={user.email} />. You may
        miss open spots and payment links.
      </p>
    </Alert>
  );
}
