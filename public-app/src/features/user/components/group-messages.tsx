import { call } from '@camp/api-client/call';
import { userKeys } from '@camp/api-client/user/queries';
import type { CurrentUser } from '@camp/contracts/user/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { Checkbox } from '@camp/ui/fields/checkbox';
import { useToast } from '@camp/ui/feedback/toast';
import { Section } from '@camp/ui/page/page-layout';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Changes whether the person gets group messages, like the link in each message. */
export function GroupMessages({ user }: { user: CurrentUser }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) =>
      call(userOperations.update, {
        params: { id: user._id },
        body: { groupMessages: isWanted ? 'Yes' : 'No' },
      }),
    onSuccess: ({ msg }) => {
      toast.success(
        msg.unsubscribed ? 'You won’t get group messages anymore.' : 'You’ll get group messages again.',
      );
      return queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
  });
  return (
    <Section id="group-messages" title="Group messages">
      <Checkbox
        label="Email me group messages"
        hint="Group messages are news the camp sends to many families at once. We’ll always email you about your registrations: confirmations, payment links, receipts and open spots."
        name="groupMessages"
        checked={!user.unsubscribed}
        // A disabled control would lose the focus.
        aria-disabled={isPending || undefined}
        onChange={({ target }) => {
          if (!isPending) mutate(target.checked);
        }}
      />
    </Section>
  );
}
