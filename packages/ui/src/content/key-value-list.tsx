import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface KeyValue {
  label: string;
  /** Null, undefined and empty text are shown as a dash. */
  value: ReactNode;
  /** Soon outdated: hidden on a page that was saved earlier. */
  live?: boolean;
}

interface KeyValueListProps {
  items: readonly KeyValue[];
  /** Whether labels are above the values instead of beside them. */
  stacked?: boolean;
}

/** The facts of a record. */
export function KeyValueList({ items, stacked = false }: KeyValueListProps) {
  return (
    <dl className={classNames('camp-facts', stacked && 'camp-facts--stacked')}>
      {items.map(({ label, value, live }) => (
        <div key={label} className="camp-facts__row" data-live={live || undefined}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
