import { call } from '@camp/api-client/call';
import { savedViewKeys } from '@camp/api-client/saved-view/queries';
import type { SavedView } from '@camp/contracts/saved-view/operations';
import * as savedViewOperations from '@camp/contracts/saved-view/operations';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface DeleteViewProps {
  /** The view to delete. Undefined keeps the dialog closed. */
  view: SavedView | undefined;
  onClose: () => void;
}

/** Asks for confirmation, then deletes a view for everybody. The list does not change. */
export function DeleteView({ view, onClose }: DeleteViewProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ _id }: SavedView) => call(savedViewOperations.delete, { params: { id: _id } }),
    meta: { quiet: true },
    onSuccess: async (_done, { list }) => {
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: savedViewKeys.list(list) });
    },
  });
  return (
    <ConfirmDialog
      open={view !== undefined}
      confirmLabel="Delete view"
      work={remove}
      onCancel={onClose}
      onConfirm={() => view && remove.mutate(view)}
    >
      {view && (
        <p>
          The view <strong>{view.name}</strong> will be deleted for everyone. No records will change.
        </p>
      )}
    </ConfirmDialog>
  );
}
