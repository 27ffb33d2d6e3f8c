import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../visually-hidden';

interface Destination {
  /** A path of this site, without reload. */
  to?: string;
  /** What the history entry of `to` carries. */
  state?: unknown;
  /** Any other address: another site, mailto:, tel:, a file. */
  href?: string;
  /** Opens a new tab and says so to screen readers. */
  newTab?: boolean;
}

export type TextLinkProps = Destination & Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'>;

/** One link for both kinds of address: `to` stays inside the site, `href` leaves it. */
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
