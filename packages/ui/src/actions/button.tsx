import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';

export type ButtonVariant = 'primary' | 'pine' | 'quiet' | 'danger' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonStyle {
  /**
   * Use `primary` once per screen, `pine` for a second strong button, `danger` to delete, and `quiet` or `link`
   * otherwise.
   */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Whether the button has the full width, for forms on a phone. */
  wide?: boolean;
  /** An icon before the text. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** Shows a spinner, disables the button and announces the wait to screen readers. */
  busy?: boolean;
}

/** A button's class names, for the rare element that looks like one without being a `Button` or `LinkButton`. */
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

/** A button. Its type defaults to `button`, so that it never submits a form by accident. */
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
 * Browsers take the focus from a disabled button. This returns the focus after the work, unless it has moved
 * elsewhere. It doesn't scroll, since something new may have appeared.
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

/** A group of related buttons that wraps on a phone. */
export function ButtonRow({ className, ...attributes }: ComponentProps<'div'>) {
  return <div {...attributes} className={classNames('camp-button-row', className)} />;
}
