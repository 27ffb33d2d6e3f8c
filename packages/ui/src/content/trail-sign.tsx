import { camperStatusWords } from '@camp/contracts/camper/status';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { CheckIcon, HourglassIcon, MoneyIcon, PencilIcon } from '../icons';

export type TrailSignKind = 'submitted' | 'waitlist' | 'awaiting-payment' | 'paid' | 'incomplete';

interface TrailSignProps {
  kind: TrailSignKind;
  /** Other words than the specification's for this state, such as 'Application Submitted'. */
  children?: ReactNode;
  className?: string;
}

const signs: Record<TrailSignKind, { text: string; Picture: typeof CheckIcon }> = {
  submitted: { text: camperStatusWords.submitted, Picture: PencilIcon },
  waitlist: { text: camperStatusWords.waitlist, Picture: HourglassIcon },
  'awaiting-payment': { text: camperStatusWords['awaiting-payment'], Picture: MoneyIcon },
  paid: { text: camperStatusWords.paid, Picture: CheckIcon },
  incomplete: { text: 'Application Incomplete', Picture: PencilIcon },
};

/** The state of a registration as a small sign by the trail; the words carry the meaning, not the colour. */
export function TrailSign({ kind, children, className }: TrailSignProps) {
  const { text, Picture } = signs[kind];
  return (
    <span className={classNames('camp-sign', `camp-sign--${kind}`, className)}>
      <Picture />
      {children ?? text}
    </span>
  );
}
