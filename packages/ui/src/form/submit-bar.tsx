import type { ReactNode } from 'react';
import '../styles/submit-bar.css';

interface SubmitBarProps {
  /** The buttons, the submitting one last. */
  children: ReactNode;
  /** A short word beside them where there is room: a phone does not show it. */
  note?: ReactNode;
}

/** The end of a form, always within reach of the thumb on a phone. */
export function SubmitBar({ children, note }: SubmitBarProps) {
  return (
    <div className="camp-submit-bar">
      {note && <p className="camp-submit-bar__note camp-note">{note}</p>}
      <div className="camp-button-row">{children}</div>
    </div>
  );
}
