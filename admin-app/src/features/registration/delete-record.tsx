import { relatedRecordsKeys } from '@camp/api-client/related-records/queries';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface DeleteRecordProps {
  /** The name on the record. Undefined keeps the dialog closed. */
  name: string | undefined;
  /** A noun for sentences: 'registration'. */
  what: string;
  /** Query keys to invalidate. */
  keys: readonly string[];
  remove: () => Promise<unknown>;
  onClose: () => void;
  onDeleted: () => void;
  /** The consequences of the deletion, in words. */
  children: ReactNode;
}

/** Asks 'Are you sure?', then deletes a record. */
export function DeleteRecord(props: DeleteRecordProps) {
  const { name, what, keys, remove, onClose, onDeleted, children } = props;
  const toast = useToast();
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: remove,
    meta: { quiet: true },
    onSuccess: async () => {
      toast.success(`${name ?? ''}’s ${what} was deleted.`);
      onDeleted();
      closeToHeading(onClose);
      await Promise.all(
        [keys, relatedRecordsKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <ConfirmDialog
      open={name !== undefined}
      confirmLabel={`Delete ${what}`}
      work={deletion}
      onCancel={onClose}
      onConfirm={() => deletion.mutate()}
    >
      {children}
    </ConfirmDialog>
  );
}
