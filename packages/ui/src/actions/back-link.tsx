import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../icons';
import { TextLink } from './text-link';

/** The link back to the list or page above. */
export function BackLink({ to, children = 'Back' }: { to: string; children?: ReactNode }) {
  return (
    <TextLink className="camp-back-link" to={to}>
      <ArrowLeftIcon />
      {children}
    </TextLink>
  );
}
