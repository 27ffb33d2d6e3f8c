import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { CheckIcon, HourglassIcon, MoneyIcon, PencilIcon } from './icons';

export type TrailSignKind = 'submitted' | 'waitlist' | 'awaiting-payment' | 'paid' | 'incomplete';

interface TrailSignProps {
  kind: TrailSignKind;
  /** Other words than the specification's for this state, such as 'Application Submitted'. */
  children?: ReactNode;
  className?: string;
}

// Words of forms.md section 4.
const signs: Record<TrailSignKind, { text: string; Picture: typeof CheckIcon }> = {
  submitted: { text: 'Registration Submitted', Picture: PencilIcon },
  waitlist: { text: 'Waitlist Registration Submitted', Picture: HourglassIcon },
  'awaiting-payment': { text: 'Awaiting Payment', Picture: MoneyIcon },
  paid: { text: 'Payment Received', Picture: CheckIcon },
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
