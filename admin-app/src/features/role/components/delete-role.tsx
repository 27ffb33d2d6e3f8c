import { call } from '@camp/api-client/call';
import { roleKeys } from '@camp/api-client/role/queries';
import { userKeys } from '@camp/api-client/user/queries';
import type { RoleRecord } from '@camp/contracts/role/operations';
import * as roleOperations from '@camp/contracts/role/operations';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Asks 'Are you sure?', then deletes the role and removes it from everybody who has it. */
export function DeleteRole({ role, onClose }: { role: RoleRecord; onClose: () => void }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(roleOperations.delete, { params: { id: role._id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      toast.success(`The role ${role.name} was deleted.`);
      closeToHeading(onClose);
      await Promise.all(
        [roleKeys.all, userKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <ConfirmDialog
      open
      confirmLabel="Delete role"
      work={remove}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    >
      <p>
        The role <strong>{role.name}</strong> will be deleted.{' '}
        {role.holders === 1 ? '1 person loses' : `${role.holders} people lose`} it.
      </p>
    </ConfirmDialog>
  );
}
