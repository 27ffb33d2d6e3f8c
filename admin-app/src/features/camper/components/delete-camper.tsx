import { call } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import { camperKeys } from '@camp/api-client/camper/queries';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { ConfirmDialog } from '@camp/ui/confirm-dialog';
import { focusHeading } from '@camp/ui/focus-heading';
import { useToast } from '@camp/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';

interface DeleteCamperProps {
  /** The camper to delete; undefined keeps the dialog closed. */
  camper: CamperRecord | undefined;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks 'Are you sure?' (docs/product/camper.md), then deletes the registration. */
export function DeleteCamper({ camper, onClose, onDeleted }: DeleteCamperProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ _id }: CamperRecord) => call(camperOperations.delete, { params: { id: _id } }),
    meta: { quiet: true },
    onSuccess: async (_done, { _id, nameFirst, nameLast }) => {
      toast.success(`The registration of ${nameFirst} ${nameLast} was deleted.`);
      onDeleted(_id);
      // The button that asked goes with its row: the focus is not for it.
      flushSync(onClose);
      focusHeading();
      await queryClient.invalidateQueries({ queryKey: camperKeys.all });
    },
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={camper !== undefined}
      confirmLabel="Delete registration"
      busy={remove.isPending}
      error={remove.error ? messageFor(remove.error) : undefined}
      onCancel={close}
      onConfirm={() => camper && remove.mutate(camper)}
    >
      {camper && (
        <p>
          The registration of{' '}
          <strong>
            {camper.nameFirst} {camper.nameLast}
          </strong>{' '}
          ({camper.grade} grade, {camper.campYear}) will be deleted with everything the family entered. The
          seat goes to the next on the waitlist.
        </p>
      )}
    </ConfirmDialog>
  );
}
