import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';

export type ButtonVariant = 'primary' | 'pine' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyle {
  /** `primary` once per screen; `pine` for a second strong one; `quiet`, `link` for the rest; `danger` deletes. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width, for forms on a phone. */
  wide?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Shows a spinner, disables the button and tells screen readers that it works. */
  busy?: boolean;
}

/** The class names of a button, for the rare element that must look like one without being `Button` or `LinkButton`. */
export function buttonClassNames({
  variant = 'primary',
  size = 'medium',
  wide = false,
}: ButtonStyle): string {
  return classNames(
    'camp-button',
    variant !== 'primary' && `camp-button--${variant}`,
    size !== 'medium' && `camp-button--${size}`,
    wide && 'camp-button--wide',
  );
}

/** A button. Its type is `button` unless said otherwise, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  disabled,
  type = 'button',
  className,
  children,
  ref,
  ...attributes
}: ButtonProps) {
  const button = useFocusAfterwards(busy);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement, [button]);
  return (
    <button
      {...attributes}
      ref={button}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClassNames({ variant, size, wide }), className)}
    >
      {busy ? <span className="camp-spinner__ring" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/**
 * A disabled button loses the focus: it gets it back after its work, unless the focus has gone elsewhere. What has come
 * into view meanwhile stays there.
 */
function useFocusAfterwards(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === body || activeElement === null) button.current?.focus({ preventScroll: true });
    }
  }, [busy]);
  return button;
}

/** Buttons that belong together; they wrap on a phone. */
export function ButtonRow({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames('camp-button-row', className)} />;
}
