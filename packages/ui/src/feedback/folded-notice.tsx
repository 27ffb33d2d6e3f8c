import type { ComponentProps, ReactNode } from 'react';
import type { AlertKind } from './alert';
import '../styles/folded-notice.css';

interface FoldedNoticeProps extends ComponentProps<'details'> {
  kind?: AlertKind;
  /** Its facts, on one line of a phone. */
  summary: ReactNode;
}

/** A notice above a form. It has one line and folds the rest, so that the first question stays on a phone's screen. */
export function FoldedNotice({ kind = 'info', summary, children, ...attributes }: FoldedNoticeProps) {
  return (
    <details {...attributes} className={`camp-alert camp-alert--${kind} camp-folded-notice`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
