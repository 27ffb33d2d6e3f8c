import type { ComponentProps, ReactNode } from 'react';
import type { AlertKind } from './alert';
import '../styles/folded-notice.css';

interface FoldedNoticeProps extends ComponentProps<'details'> {
  kind?: AlertKind;
  /** The notice's facts, short enough for one line on a phone. */
  summary: ReactNode;
}

/** A notice above a form. It shows one line and folds the rest, so that a phone still shows the first question. */
export function FoldedNotice({ kind = 'info', summary, children, ...attributes }: FoldedNoticeProps) {
  return (
    <details {...attributes} className={`camp-alert camp-alert--${kind} camp-folded-notice`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
