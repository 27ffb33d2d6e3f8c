import { buttonClassNames, type ButtonStyle } from './button';
import { classNames } from '../class-names';
import { TextLink, type TextLinkProps } from './text-link';

type LinkButtonProps = ButtonStyle &
  TextLinkProps & {
    /** Shows why not by its look and takes it out of reach; a link without an address. */
    disabled?: boolean;
  };

/** A link that looks like a button: it leads somewhere, where `Button` does something. */
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
