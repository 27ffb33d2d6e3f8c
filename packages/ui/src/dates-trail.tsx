import type { ReactNode } from 'react';

export interface TrailDate {
  /** As shown: 'June 27, 2027'. */
  date: ReactNode;
  /** `yyyy-mm-dd` for machines. */
  dateTime?: string;
  title: ReactNode;
  note?: ReactNode;
  /** A link or button at the end of the line. */
  action?: ReactNode;
  state?: 'past' | 'now' | 'next';
}

interface DatesTrailProps {
  dates: readonly TrailDate[];
  /** Names the list. */
  label: string;
}

/** Dates in their order, as stations of a trail. */
export function DatesTrail({ dates, label }: DatesTrailProps) {
  return (
    <ol className="camp-dates" aria-label={label}>
      {dates.map(({ date, dateTime, title, note, action, state = 'next' }, index) => (
        <li
          key={index}
          className={`camp-dates__station camp-dates__station--${state}`}
          aria-current={state === 'now' ? 'date' : undefined}
        >
          <time className="camp-dates__date" dateTime={dateTime}>
            {date}
          </time>
          <div className="camp-dates__words">
            <span className="camp-dates__title">{title}</span>
            {note && <small className="camp-dates__note">{note}</small>}
          </div>
          {action && <div className="camp-dates__action">{action}</div>}
        </li>
      ))}
    </ol>
  );
}
