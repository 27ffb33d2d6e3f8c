import { call } from '@camp/api-client/call';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';
import { Button } from '@camp/ui/actions/button';
import { Alert } from '@camp/ui/feedback/alert';
import { Prose } from '@camp/ui/page/page-layout';
import { useMutation } from '@tanstack/react-query';
import { AccountPage } from '../components/account-page';
import { IncompleteLink } from '../components/incomplete-link';
import { useLinkQuery } from '../forms/use-link-query';

const { title } = publicPages.unsubscribe;

/** The response replaces the buttons with a message, which gets the focus. */
const focusOnIt = (notice: HTMLElement | null) => notice?.focus();

/**
 * Unsubscribes the reader of a group message, and can undo it. It waits for the button, because mail scanners open
 * links too.
 */
export default function UnsubscribePage() {
  const { token } = useLinkQuery();
  const { mutate, data, variables, isPending } = useMutation({
    mutationFn: (again: boolean) =>
      call(userOperations.unsubscribe, { query: { token, ...(again && { again: 'Yes' as const }) } }),
  });
  const isOut = data !== undefined && !variables;
  if (token === '') {
    return (
      <AccountPage title={title}>
        <IncompleteLink />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={title}>
      {data && (
        <Alert ref={focusOnIt} tabIndex={-1} key={data.msg} kind="success" role="status" title={data.msg}>
          {isOut ? 'Changed your mind? You can subscribe again here anytime.' : 'We’re glad you’re back.'}
        </Alert>
      )}
      <Prose>
        <p>
          Group messages are news the camp sends to many families at once. We’ll still email you about your
          registrations: confirmations, payment links, receipts and open spots.
        </p>
      </Prose>
      <Button size="large" busy={isPending} onClick={() => mutate(isOut)}>
        {isOut ? 'Subscribe again' : 'Unsubscribe'}
      </Button>
    </AccountPage>
  );
}
