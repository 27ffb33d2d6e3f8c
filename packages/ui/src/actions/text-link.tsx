import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden';

interface Destination {
  /** A path of this site, opened without a reload. */
  to?: string;
  /** State of the history entry for `to`. */
  state?: unknown;
  /** Any other address: another site, mailto:, tel:, a file. */
  href?: string;
  /** Opens a new tab, and announces this to screen readers. */
  newTab?: boolean;
}

export type TextLinkProps = Destination & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>;

/** A link with either kind of address: `to` for this site, `href` for any other. */
export function TextLink({ to, state, href, newTab = false, children, ...attributes }: TextLinkProps) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  const content = (
    <>
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </>
  );
  return to === undefined ? (
    <a {...attributes} {...tab} href={href}>
      {content}
    </a>
  ) : (
    <Link {...attributes} {...tab} to={to} state={state}>
      {content}
    </Link>
  );
}
