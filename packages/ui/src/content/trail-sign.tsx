import { camperStatusWords } from '@camp/contracts/camper/status';
import type { ReactNode } from 'react';
import { CheckIcon, HourglassIcon, MoneyIcon, PencilIcon } from '../icons';

export type TrailSignKind = 'submitted' | 'waitlist' | 'awaiting-payment' | 'paid' | 'incomplete';

interface TrailSignProps {
  kind: TrailSignKind;
  /** Replaces the specification's words for this status, for example 'Application Submitted'. */
  children?: ReactNode;
}

const signs: Record<TrailSignKind, { text: string; Picture: typeof CheckIcon }> = {
  submitted: { text: camperStatusWords.submitted, Picture: PencilIcon },
  waitlist: { text: camperStatusWords.waitlist, Picture: HourglassIcon },
  'awaiting-payment': { text: camperStatusWords['awaiting-payment'], Picture: MoneyIcon },
  paid: { text: camperStatusWords.paid, Picture: CheckIcon },
  incomplete: { text: 'Application Incomplete', Picture: PencilIcon },
};

/** A registration's status as a small trail sign. The words carry the meaning, not the color. */
export function TrailSign({ kind, children }: TrailSignProps) {
  const { text, Picture } = signs[kind];
  return (
    <span className={`camp-sign camp-sign--${kind}`}>
      <Picture />
      {children ?? text}
    </span>
  );
}
