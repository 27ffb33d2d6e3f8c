import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  open: boolean;
  /** Names what goes: 'The registration of Maya Torres will be deleted.' */
  children: ReactNode;
  /** What the confirming button says: a verb, such as 'Delete registration'. */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  title?: ReactNode;
  cancelLabel?: string;
  /** Shows the confirming button at work and keeps the dialog open. */
  busy?: boolean;
  /** What went wrong at the last try; the dialog stays open with it. */
  error?: string;
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
  busy = false,
  error,
  variant = 'danger',
}: ConfirmDialogProps) {
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
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      busy={busy}
      className="camp-dialog--narrow"
      actions={
        <>
          <Button variant="quiet" onClick={onCancel} disabled={busy} data-autofocus>
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
