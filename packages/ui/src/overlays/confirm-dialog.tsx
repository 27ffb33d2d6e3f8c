import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Dialog } from './dialog';
import '../styles/fields.css';

export interface ConfirmDialogProps {
  open: boolean;
  /** A sentence that names the record: 'The registration of Maya Torres will be deleted.' */
  children: ReactNode;
  /** The confirming button's label: a verb, such as 'Delete registration'. */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  title?: ReactNode;
  cancelLabel?: string;
  /**
   * The action, as react-query's `useMutation` returns it. The dialog stays open while it runs, and shows its error
   * until the person leaves.
   */
  work?: { isPending: boolean; error: Error | null; reset: () => void };
  /** Why the server would reject the action, if known in advance. */
  refusal?: string;
  /** `danger` for irreversible actions. */
  variant?: 'danger' | 'primary';
}

/** Asks before a deletion (docs/product/administration.md). The focus starts on the safe answer. */
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
  // The second click of a double click comes before `busy` reaches the button. An error resets the flag too, since an
  // immediate rejection never sets `busy`.
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
