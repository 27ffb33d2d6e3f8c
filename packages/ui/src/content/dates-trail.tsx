import type { ReactNode } from 'react';

export interface TrailDate {
  /** As shown: 'June 27, 2027'. */
  date: ReactNode;
  /** `yyyy-mm-dd` for machines. */
  dateTime?: string;
  title: ReactNode;
  note?: ReactNode;
  state?: 'past' | 'now' | 'next';
}

interface DatesTrailProps {
  dates: readonly TrailDate[];
  /** The table's caption. */
  label: string;
}

/** A table of dates in order, drawn as stops of a trail. For its roles see `Table`. */
export function DatesTrail({ dates, label }: DatesTrailProps) {
  return (
    <table className="camp-dates" role="table">
      <caption className="camp-visually-hidden">{label}</caption>
      <thead className="camp-visually-hidden" role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Date
          </th>
          <th scope="col" role="columnheader">
            Event
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {dates.map(({ date, dateTime, title, note, state = 'next' }, index) => (
          <tr
            key={index}
            role="row"
            className={`camp-dates__station camp-dates__station--${state}`}
            aria-current={state === 'now' ? 'date' : undefined}
          >
            <td role="cell">
              <time className="camp-dates__date" dateTime={dateTime}>
                {date}
              </time>
            </td>
            <td role="cell">
              <span className="camp-dates__title">{title}</span>
              {note && <small className="camp-dates__note">{note}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
