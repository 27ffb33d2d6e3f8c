import { call } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import { roleKeys } from '@camp/api-client/role/queries';
import { userKeys } from '@camp/api-client/user/queries';
import type { RoleRecord } from '@camp/contracts/role/operations';
import * as roleOperations from '@camp/contracts/role/operations';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { focusHeading } from '@camp/ui/page/focus-heading';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';

/** Asks 'Are you sure?', then deletes the role, which its holders lose. */
export function DeleteRole({ role, onClose }: { role: RoleRecord; onClose: () => void }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(roleOperations.delete, { params: { id: role._id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      toast.success(`The role ${role.name} was deleted.`);
      // The button that asked goes with its card: the focus is not for it.
      flushSync(onClose);
      focusHeading();
      await Promise.all(
        [roleKeys.all, userKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <ConfirmDialog
      open
      confirmLabel="Delete role"
      busy={remove.isPending}
      error={remove.error ? messageFor(remove.error) : undefined}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    >
      <p>
        The role <strong>{role.name}</strong> will be deleted; {role.holders}{' '}
        {role.holders === 1 ? 'person loses' : 'people lose'} it.
      </p>
    </ConfirmDialog>
  );
}
