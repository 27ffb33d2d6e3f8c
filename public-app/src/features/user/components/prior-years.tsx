import { priorRecordsQuery } from '@camp/api-client/related-records/queries';
import { pages } from '@camp/contracts/registries/pages';
import { LinkButton } from '@camp/ui/link-button';
import { Section } from '@camp/ui/page-layout';
import { useQuery } from '@tanstack/react-query';

interface PriorYearsProps {
  userId: string;
  canRegister: boolean;
  registrationOpen: boolean;
}

/** Earlier registrations of people who are registered this year, to start a new one from (forms.md section 2). */
export function PriorYears({ userId, canRegister, registrationOpen }: PriorYearsProps) {
  const { data } = useQuery(priorRecordsQuery(userId));
  if (!data || data.camper.length === 0) return null;
  return (
    <Section id="prior-years" title="Prior Years">
      <ul className="user-profile__list">
        {data.camper.map(({ _id, nameFirst, nameLast, campYear, grade }) => (
          <li key={_id} className="user-profile__camper">
            <div>
              <h3>
                {nameFirst} {nameLast}
              </h3>
              <small>
                Camp {campYear}, {grade} grade
              </small>
            </div>
            {canRegister && (
              <LinkButton
                to={`${pages.camperCreate.path}?copyFrom=${_id}`}
                variant="quiet"
                size="small"
                disabled={!registrationOpen}
                aria-label={`Register Again: ${nameFirst} ${nameLast}, ${campYear}`}
              >
                Register Again
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
