import { call } from '@camp/api-client/call';
import { photographKeys } from '@camp/api-client/photograph/queries';
import * as photographOperations from '@camp/contracts/photograph/operations';
import type { PhotographRecord } from '@camp/contracts/photograph/operations';
import { useToast } from '@camp/ui/feedback/toast';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';

interface DeletePhotographProps {
  /** The photograph to delete. Undefined keeps the dialog closed. */
  photograph: PhotographRecord | undefined;
  onClose: () => void;
}

/** Asks 'Are you sure?', then deletes the photograph. */
export function DeletePhotograph({ photograph, onClose }: DeletePhotographProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => call(photographOperations.delete, { params: { id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      toast.success('The photograph was deleted.');
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: photographKeys.all });
    },
  });
  return (
    <ConfirmDialog
      open={photograph !== undefined}
      confirmLabel="Delete photograph"
      work={remove}
      onCancel={onClose}
      onConfirm={() => photograph && remove.mutate(photograph._id)}
    >
      {photograph && <p>This deletes the photograph “{photograph.alt || photograph.name}” for everyone.</p>}
    </ConfirmDialog>
  );
}
