import { call } from '@camp/api-client/call';
import { messageFor } from '@camp/api-client/problem';
import { staffApplicationKeys } from '@camp/api-client/staff-application/queries';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { ConfirmDialog } from '@camp/ui/confirm-dialog';
import { focusHeading } from '@camp/ui/focus-heading';
import { useToast } from '@camp/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { nameOf } from './staff-list-view';

interface DeleteStaffApplicationProps {
  /** The application to delete; undefined keeps the dialog closed. */
  application: StaffApplicationRecord | undefined;
  onClose: () => void;
  onDeleted: (id: string) => void;
}

/** Asks 'Are you sure?' (docs/product/staff-application.md, /staff/list), then deletes the application. */
export function DeleteStaffApplication({ application, onClose, onDeleted }: DeleteStaffApplicationProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ _id }: StaffApplicationRecord) =>
      call(staffApplicationOperations.delete, { params: { id: _id } }),
    meta: { quiet: true },
    onSuccess: async (_done, deleted) => {
      toast.success(`The application of ${nameOf(deleted)} was deleted.`);
      onDeleted(deleted._id);
      // The button that asked goes with its row: the focus is not for it.
      flushSync(onClose);
      focusHeading();
      await queryClient.invalidateQueries({ queryKey: staffApplicationKeys.all });
    },
  });
  return (
    <ConfirmDialog
      open={application !== undefined}
      confirmLabel="Delete application"
      busy={remove.isPending}
      error={remove.error ? messageFor(remove.error) : undefined}
      onCancel={() => {
        remove.reset();
        onClose();
      }}
      onConfirm={() => application && remove.mutate(application)}
    >
      {application && (
        <p>
          The application of <strong>{nameOf(application)}</strong> for camp {application.campYear} will be
          deleted with everything that was entered.
        </p>
      )}
    </ConfirmDialog>
  );
}
