import { useEffect, useState } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { CheckIcon, CloseIcon, InformationIcon, WarningIcon } from '../icons';

export type ToastKind = 'success' | 'error' | 'info';

export interface ToastMessage {
  id: number;
  kind: ToastKind;
  message: string;
  /** A second line. */
  detail?: string | undefined;
  undo?: (() => void) | undefined;
  /** Id of its form. */
  form?: string | undefined;
  /** How often the same text was shown. A repeat shows no second toast. It restarts the time and changes the kind. */
  times: number;
}

/** Milliseconds that a toast is shown (docs/product/public-site.md). */
const timeOut = 10_000;

const icons = { success: CheckIcon, error: WarningIcon, info: InformationIcon } satisfies Record<
  ToastKind,
  unknown
>;

interface ToastListProps {
  messages: readonly ToastMessage[];
  onDismiss: (id: number) => void;
  label?: string;
}

/** Two permanent live regions, since screen readers only announce additions to regions they know. */
export function ToastList({ messages, onDismiss, label = 'Notifications' }: ToastListProps) {
  const ofKind = (isError: boolean) =>
    messages
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((toast) => <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />);
  return (
    <div className="camp-toasts" role="region" aria-label={label}>
      <div role="alert">{ofKind(true)}</div>
      <div role="status">{ofKind(false)}</div>
    </div>
  );
}

function Toast({ toast, onDismiss }: { toast: ToastMessage; onDismiss: (id: number) => void }) {
  const { id, kind, message, detail, undo, times } = toast;
  const [held, setHeld] = useState(false);

  // Someone who points at a toast or tabs into it is still reading it.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), timeOut);
    return () => clearTimeout(timer);
  }, [held, id, times, onDismiss]);

  const KindIcon = icons[kind];
  return (
    <div
      role="presentation"
      className={`camp-toast camp-toast--${kind}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <KindIcon className="camp-toast__icon" />
      <div className="camp-toast__message">
        <p>{message}</p>
        {detail && <p className="camp-toast__detail">{detail}</p>}
      </div>
      {undo && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onDismiss(id);
            undo();
          }}
        >
          Undo
        </Button>
      )}
      <IconButton label="Dismiss" icon={<CloseIcon />} onClick={() => onDismiss(id)} />
    </div>
  );
}
