import { buttonClassNames, type ButtonStyle } from './button';
import { TextLink, type TextLinkProps } from './text-link';

type LinkButtonProps = Omit<ButtonStyle, 'wide'> &
  Omit<TextLinkProps, 'className'> & {
    /** Looks disabled and has no address, so that it can't be reached. */
    disabled?: boolean;
  };

/** A link that looks like a button, for navigation. Use `Button` for actions. */
export function LinkButton({ variant, size, icon, disabled, children, ...link }: LinkButtonProps) {
  const classes = buttonClassNames({ variant, size });
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
