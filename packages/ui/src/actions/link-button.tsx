import { buttonClassNames, type ButtonStyle } from './button';
import { classNames } from '../class-names';
import { TextLink, type TextLinkProps } from './text-link';

type LinkButtonProps = ButtonStyle &
  TextLinkProps & {
    /** Looks disabled and has no address, so that it can't be reached. */
    disabled?: boolean;
  };

/** A link that looks like a button, for navigation. Use `Button` for actions. */
export function LinkButton({
  variant,
  size,
  wide,
  icon,
  disabled = false,
  className,
  children,
  ...link
}: LinkButtonProps) {
  const classes = classNames(buttonClassNames({ variant, size, wide }), className);
  if (disabled) {
    return (
      <button type="button" className={classes} disabled>
        {icon}
        {children}
      </button>
    );
  }
  return (
    <TextLink {...link} className={classes}>
      {icon}
      {children}
    </TextLink>
  );
}
