import { openingsQuery } from '@camp/api-client/related-records/queries';
import { formatTime } from '@camp/contracts/camp/moments';
import type { Opening, OpenedRecord } from '@camp/contracts/related-records/operations';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FoldedSection } from './folded-section';
import { NotOpened } from './not-opened';

const partWords: Record<Opening['part'], string> = {
  medical: 'medical answers',
  picture: 'proof of vaccination',
};

const howWords: Record<Opening['how'], string> = {
  record: '',
  list: ' in a list',
  file: ' in an exported file',
  everything: ' in an export of all records',
};

/** Lines of a person that are shown before the older ones are unfolded. */
const shownAtOnce = 20;

/** Who opened the family's medical answers and pictures. Folded, and read only when it is opened. */
export function WhoOpened() {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <FoldedSection
      id="who-opened"
      title="Who opened your medical answers"
      onOpen={() => {
        setIsOpened(true);
      }}
    >
      <p>
        Camp’s staff open these to keep people safe. You see when, the initials and the role. Views of one day
        are one line, with the last time. We keep this for 3 years.
      </p>
      {isOpened && <Openings />}
    </FoldedSection>
  );
}

function Openings() {
  const query = useQuery({ ...openingsQuery(), meta: { quiet: 'while-empty' } });
  if (query.error && !query.data) return <NotOpened query={query} />;
  if (!query.data) return <Skeleton lines={3} />;
  const seen = query.data.filter(({ openings }) => openings.length > 0);
  if (seen.length === 0) return <p>Nobody has opened them.</p>;
  return seen.map((person) => <OpeningsOfPerson key={person._id} person={person} />);
}

function OpeningsOfPerson({
  person: { nameFirst, nameLast, campYear, openings, more },
}: {
  person: OpenedRecord;
}) {
  const [now] = useState(() => new Date());
  const earlier = openings.slice(shownAtOnce);
  return (
    <section className="user-profile__openings">
      <h3>
        {nameFirst} {nameLast}, camp {campYear}
      </h3>
      <Lines openings={openings.slice(0, shownAtOnce)} now={now} />
      {earlier.length > 0 && (
        <details>
          <summary>Earlier ({earlier.length})</summary>
          <Lines openings={earlier} now={now} />
        </details>
      )}
      {more && <p>Older entries aren’t shown.</p>}
    </section>
  );
}

function Lines({ openings, now }: { openings: readonly Opening[]; now: Date }) {
  return (
    <ul className="camp-plain-list">
      {openings.map((opening, index) => (
        <li key={`${opening.when} ${index}`}>
          <span>{formatTime(opening.when, now)}</span>
          <span>
            {whoWords(opening)} opened {partWords[opening.part]}
            {howWords[opening.how]}
            {opening.times > 1 && `, ${opening.times} times`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The initials and roles, such as 'N. R. (nurse)'. Old entries have no roles, and a person may have left. */
function whoWords({ initials = 'Somebody who has left', roles = [] }: Opening): string {
  return roles.length > 0 ? `${initials} (${roles.join(', ')})` : initials;
}
