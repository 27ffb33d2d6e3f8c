import { call } from '@camp/api-client/call';
import { userKeys } from '@camp/api-client/user/queries';
import type { UserListRecord } from '@camp/contracts/user/operations';
import * as secondFactorOperations from '@camp/contracts/user/second-factor-operations';
import { useToast } from '@camp/ui/feedback/toast';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wholeName } from '../../../list/whole-name';

interface RemoveLoginCodesProps {
  user: UserListRecord;
  onClose: () => void;
}

/** Removes the login codes of somebody who lost their phone and their recovery codes. */
export function RemoveLoginCodes({ user, onClose }: RemoveLoginCodesProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const reset = useMutation({
    mutationFn: () => call(secondFactorOperations.resetSecondFactor, { params: { id: user._id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      toast.success(`${wholeName(user)} can log in with the password alone.`);
      onClose();
      await queryClient.invalidateQueries({ queryKey: userKeys.all });
    },
  });
  return (
    <ConfirmDialog
      open
      confirmLabel="Remove login codes"
      work={reset}
      onCancel={onClose}
      onConfirm={() => reset.mutate()}
    >
      <p>
        <strong>{wholeName(user)}</strong> will be logged out everywhere, and can then log in with the
        password alone. Before you do this, make sure that the person who asked you is {wholeName(user)}.
        We’ll tell them by email.
      </p>
    </ConfirmDialog>
  );
}
