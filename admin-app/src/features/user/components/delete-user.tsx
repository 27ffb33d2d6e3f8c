import { call } from '@camp/api-client/call';
import { belongingsQuery, userKeys } from '@camp/api-client/user/queries';
import type { UserListRecord } from '@camp/contracts/user/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wholeName } from '../../../list/whole-name';

interface DeleteUserProps {
  user: UserListRecord;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Counts the records that are deleted with an account, asks 'Are you sure?', then deletes the account. */
export function DeleteUser({ user, onClose, onDeleted }: DeleteUserProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(belongingsQuery(user._id));
  const remove = useMutation({
    mutationFn: () => call(userOperations.delete, { params: { id: user._id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      toast.success('User deleted successfully.');
      onDeleted(user._id);
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
  });
  return (
    <ConfirmDialog
      open
      confirmLabel="Delete account"
      work={remove}
      refusal={error?.message ?? data?.refusal ?? undefined}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    >
      <p>
        The account for <strong>{wholeName(user)}</strong> will be permanently deleted
        {data && data.counts.length > 0 ? ', along with:' : '.'}
      </p>
      {data && data.counts.length > 0 && (
        <ul>
          {data.counts.map(({ what, count }) => (
            <li key={what}>
              {what}: {count}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
