import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  /** Names what goes: 'The registration of Maya Torres will be deleted.' */
  children: ReactNode;
  /** What the confirming button says: a verb, such as 'Delete registration'. */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  title?: ReactNode;
  cancelLabel?: string;
  /**
   * What confirming sets going, as react-query's `useMutation` answers: the dialog stays open while it runs, and with
   * what went wrong, which is forgotten when the person leaves.
   */
  work?: { isPending: boolean; error: Error | null; reset: () => void };
  /** Why it would be refused, known before a try. */
  refusal?: string;
  /** `danger` for what cannot be undone. */
  variant?: 'danger' | 'primary';
}

/** Asks before something goes (docs/product/administration.md). The focus starts on the safe answer. */
export function ConfirmDialog({
  open,
  children,
  confirmLabel,
  onConfirm,
  onCancel,
  title = 'Are you sure?',
  cancelLabel = 'Cancel',
  work,
  refusal,
  variant = 'danger',
}: ConfirmDialogProps) {
  const busy = work?.isPending ?? false;
  const error = work?.error?.message ?? refusal;
  // The second press of a double click comes before `busy` has reached the button. What is refused at once was never
  // seen busy.
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!busy) isConfirmed.current = false;
  }, [open, busy, error]);
  const confirm = () => {
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    onConfirm();
  };
  const cancel = () => {
    work?.reset();
    onCancel();
  };
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      busy={busy}
      className="camp-dialog--narrow"
      actions={
        <>
          <Button variant="quiet" onClick={cancel} disabled={busy} data-autofocus>
            {cancelLabel}
          </Button>
          <Button variant={variant} onClick={confirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <p className="camp-field__error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}
