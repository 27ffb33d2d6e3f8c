import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { useShowToastsIn } from '../feedback/toast';
import { focusHeading } from '../page/focus-heading';
import { IconButton } from '../actions/icon-button';
import { CloseIcon } from '../icons';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button and on a click outside. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** Keeps the dialog open during an action that can't be stopped. */
  busy?: boolean;
  className?: string;
}

/**
 * A modal dialog based on the native <dialog>: the rest of the page is inert, and the focus stays inside. On close
 * the focus returns to the previous element, or to the page's heading if that element can't take the focus anymore.
 * The element with `data-autofocus` gets the focus, otherwise the first focusable one.
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
    // The first click of a double click on the opener opens the dialog, and the second one lands outside it.
    if (event.target === dialog.current && event.detail < 2 && !isWithin(event.currentTarget, event)) close();
  };

  return (
    // Closes the dialog on a click outside. The keyboard has Escape.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames('camp-dialog', className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // The caller's `open` decides. The element must not close itself.
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
          {actions && <footer className="camp-dialog__actions camp-button-row">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** The dialog's own scroll bar and edge also press the dialog itself. */
function isWithin(element: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
}

/** A deleted row or a disabled button can't take the focus back. */
function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (document.activeElement !== before) focusHeading();
}
