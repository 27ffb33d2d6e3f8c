import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import type { AlertKind } from './alert';
import '../styles/folded-notice.css';

interface FoldedNoticeProps extends ComponentProps<'details'> {
  kind?: AlertKind;
  /** Its facts, on one line of a phone. */
  summary: ReactNode;
}

/** A notice above a form. It has one line and folds the rest, so that the first question stays on a phone's screen. */
export function FoldedNotice({
  kind = 'info',
  summary,
  className,
  children,
  ...attributes
}: FoldedNoticeProps) {
  return (
    <details
      {...attributes}
      className={classNames('camp-alert', `camp-alert--${kind}`, 'camp-folded-notice', className)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
