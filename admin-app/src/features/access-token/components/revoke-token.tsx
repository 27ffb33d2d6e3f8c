import { accessTokenKeys } from '@camp/api-client/access-token/queries';
import { call } from '@camp/api-client/call';
import type { AccessTokenRecord } from '@camp/contracts/access-token/operations';
import * as accessTokenOperations from '@camp/contracts/access-token/operations';
import { useToast } from '@camp/ui/feedback/toast';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Asks 'Are you sure?', then revokes a token. */
export function RevokeToken({ token, onClose }: { token: AccessTokenRecord; onClose: () => void }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => call(accessTokenOperations.delete, { params: { id: token._id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      toast.success(`The token ${token.name} was revoked.`);
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: accessTokenKeys.list });
    },
  });
  return (
    <ConfirmDialog
      open
      confirmLabel="Revoke token"
      work={revoke}
      onCancel={onClose}
      onConfirm={() => revoke.mutate()}
    >
      <p>
        The program that uses <strong>{token.name}</strong> stops working at once. This can’t be undone.
      </p>
    </ConfirmDialog>
  );
}
