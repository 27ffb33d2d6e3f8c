import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useShowToastsIn } from '../feedback/toast';
import { focusHeading } from '../page/focus-heading';
import { IconButton } from '../actions/icon-button';
import { CloseIcon } from '../icons';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button and on a press beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** Keeps it open while something runs that cannot be stopped. */
  busy?: boolean;
  className?: string;
}

/**
 * A modal dialog on the platform's own <dialog>: the rest of the page is inert, the focus stays inside and returns
 * to where it was, or to the page's heading where that cannot take it any more. The element with `data-autofocus` gets the focus, else the first that can.
 */
export function Dialog({ open, onClose, title, children, actions, busy = false, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const showToastsIn = useShowToastsIn();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    const hideToasts = showToastsIn?.(element);
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      hideToasts?.();
      element.close();
      returnFocus(before);
    };
  }, [open, showToastsIn]);

  const close = () => {
    if (!busy) onClose();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    // The second press of a double click on the opener lands here, beside the dialog that the first one has opened.
    if (event.target === dialog.current && event.detail < 2) close();
  };

  return (
    // A press beside the sheet; Escape does the same for the keyboard.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames('camp-dialog', className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The caller decides by its `open`, the element must not close by itself.
        event.preventDefault();
        close();
      }}
      onMouseDown={closeOnBackdrop}
    >
      {open && (
        <div className="camp-dialog__sheet">
          <header className="camp-dialog__header">
            <h2 className="camp-dialog__title" id={titleId}>
              {title}
            </h2>
            <IconButton label="Close" icon={<CloseIcon />} onClick={close} disabled={busy} />
          </header>
          <div className="camp-dialog__body">{children}</div>
          {actions && <footer className="camp-dialog__actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** A row that has been deleted or a button that has become disabled cannot take the focus back. */
function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (document.activeElement !== before) focusHeading();
}
