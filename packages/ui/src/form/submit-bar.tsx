import type { ReactNode } from 'react';
import '../styles/submit-bar.css';

interface SubmitBarProps {
  /** The buttons, submit last. */
  children: ReactNode;
  /** A short text beside the buttons if there is room. Hidden on phones. */
  note?: ReactNode;
}

/** The end of a form. On a phone it stays within thumb's reach. */
export function SubmitBar({ children, note }: SubmitBarProps) {
  return (
    <div className="camp-submit-bar camp-spread">
      {note && <p className="camp-submit-bar__note camp-note">{note}</p>}
      <div className="camp-button-row">{children}</div>
    </div>
  );
}
