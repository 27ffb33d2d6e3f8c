import { Card } from '@camp/ui/content/card';
import { Link } from 'react-router-dom';

/** One bar: the number of registrations, and the number of people on the waitlist. */
export interface LinkedBar {
  label: string;
  count: number;
  waiting?: number;
  /** The address of the list that the bar links to. */
  to: string;
}

interface LinkedBarsProps {
  title: string;
  /** Text below the title. */
  lead?: string;
  bars: readonly LinkedBar[];
}

/** Numbers as bars, each linked to its list. Screen readers get the words and numbers. The bar is decoration. */
export function LinkedBars({ title, lead, bars }: LinkedBarsProps) {
  const longest = Math.max(1, ...bars.map(({ count, waiting = 0 }) => count + waiting));
  const lengthOf = (count: number) => ({ inlineSize: `${(count / longest) * 100}%` });
  return (
    <Card title={title} level={2} className="linked-bars">
      {lead && <p className="camp-note">{lead}</p>}
      <ul className="camp-plain-list">
        {bars.map(({ label, count, waiting = 0, to }) => (
          <li key={label}>
            <Link to={to}>
              <span>{label}</span>
              <span className="linked-bars__track" aria-hidden="true">
                <i data-tone="moss" style={lengthOf(count)} />
                <i data-tone="sun" style={lengthOf(waiting)} />
              </span>
              <span className="linked-bars__count">
                {count}
                {waiting > 0 && ` + ${waiting} waiting`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
