import type { Need } from '@camp/contracts/camp-figures/needs';
import { Card } from '@camp/ui/content/card';
import { LinkButton } from '@camp/ui/actions/link-button';
import { needsInWords } from '../needs';
import { SameChild } from './same-child';

interface NeedsCardProps {
  needs: readonly Need[];
  /** The year shown. */
  year: number;
}

/** The administrator's open tasks, each with a link. */
export function NeedsCard({ needs, year }: NeedsCardProps) {
  const waiting = needsInWords(needs, year);
  return (
    <Card title="Needs you now" level={2} className="dashboard__needs">
      {waiting.length === 0 ? (
        <p className="camp-note">Nothing needs you right now. Enjoy the quiet.</p>
      ) : (
        <ul className="camp-plain-list">
          {waiting.map(({ name, title, text, to, label, tone, children = [] }, at) => (
            <li key={name} className="camp-spread" data-tone={tone}>
              <span className="dashboard__need">
                <strong>{title}</strong>
                <span className="camp-note">{text}</span>
              </span>
              <LinkButton
                to={to}
                size="small"
                variant={at === 0 ? 'primary' : 'quiet'}
                aria-label={`${label}: ${title}`}
              >
                {label}
              </LinkButton>
              {children.map((campers) => (
                <SameChild key={campers[0]?._id} campers={campers} year={year} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
