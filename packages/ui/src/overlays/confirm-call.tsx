import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useToast } from '../feedback/toast';
import { closeToHeading } from '../page/focus-heading';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

interface ConfirmCallProps extends Pick<
  ConfirmDialogProps,
  'children' | 'confirmLabel' | 'refusal' | 'variant'
> {
  call: () => Promise<unknown>;
  /** The toast after the call. Default: none. */
  success?: string;
  /** Keys of the queries that the call changes. */
  changes?: readonly QueryKey[];
  /** The element that opened the dialog is still there after the call, and gets the focus back. */
  keepsOpener?: boolean;
  /** Called on Cancel, and after the call. */
  onClose: () => void;
  onDone?: () => void;
}

/**
 * Asks 'Are you sure?', makes a call, announces it, and reads the changed queries again. Render it to ask. A failed
 * call keeps the dialog open, with the reason.
 */
export function ConfirmCall(props: ConfirmCallProps) {
  const { call, success, changes = [], keepsOpener, onClose, onDone, ...dialog } = props;
  const toast = useToast();
  const queryClient = useQueryClient();
  const work = useMutation({
    mutationFn: call,
    meta: { quiet: true },
    onSuccess: async () => {
      if (success) toast.success(success);
      onDone?.();
      if (keepsOpener) onClose();
      else closeToHeading(onClose);
      await Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  return <ConfirmDialog open {...dialog} work={work} onCancel={onClose} onConfirm={() => work.mutate()} />;
}
