import type { PriorRecords } from '@camp/contracts/related-records/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Section } from '@camp/ui/page/page-layout';
import { readPathOf, type Registration } from '../../registration/read-path';
import { SubmittedLink } from '../../registration/submitted-link';
import { RegistrationRow } from './registration-row';

interface EarlierRegistrationsProps {
  id: string;
  title: string;
  records: PriorRecords;
  /** Whether this person registers here: it is their own profile. */
  canRegister: boolean;
  registrationOpen: boolean;
}

/** The form that starts from a record of the kind. */
const formPaths: Record<Registration['type'], string> = {
  Camper: guardedPages.camperCreate.path,
  Counselor: guardedPages.counselorCreate.path,
  Staff: guardedPages.staffCreate.path,
};

/**
 * Registrations of earlier years, each with the way to a new one that starts from it
 * (docs/product/related-records.md, The same person).
 */
export function EarlierRegistrations({
  id,
  title,
  records: { camper, counselor, staff },
  canRegister,
  registrationOpen,
}: EarlierRegistrationsProps) {
  const earlier: Registration[] = [...camper, ...counselor, ...staff];
  if (earlier.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className="user-profile__list">
        {earlier.map((record) => (
          <RegistrationRow
            key={record._id}
            person={record}
            note={noteOf(record)}
            links={<SubmittedLink to={readPathOf(record)} person={record} isOwn={canRegister} />}
          >
            {canRegister && (
              <LinkButton
                to={`${formPaths[record.type]}?copyFrom=${record._id}`}
                variant="quiet"
                size="small"
                disabled={!registrationOpen}
                aria-label={`Register Again: ${record.nameFirst} ${record.nameLast}, ${noteOf(record)}`}
              >
                Register Again
              </LinkButton>
            )}
          </RegistrationRow>
        ))}
      </ul>
    </Section>
  );
}

/** Year and place in the camp; of a camper, who is most of them, the grade alone. */
function noteOf(record: Registration): string {
  const camp = `Camp ${record.campYear}`;
  if (record.type === 'Camper') return `${camp}, ${record.grade} grade`;
  if (record.type === 'Counselor') return `${camp}, counselor, ${record.grade} grade`;
  return [camp, 'staff', record.staffPosition].filter(Boolean).join(', ');
}
