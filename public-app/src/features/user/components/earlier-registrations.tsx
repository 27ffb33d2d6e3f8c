import { everyRecordQuery, priorRecordsQuery } from '@camp/api-client/related-records/queries';
import { LinkButton } from '@camp/ui/actions/link-button';
import { useQuery } from '@tanstack/react-query';
import { againPathOf, type Registration } from '../../registration/paths';
import { stillToRegister } from '../../registration/still-to-register';
import { ProfileSection } from './profile-section';
import { RegistrationRow } from './registration-row';

interface Registering {
  userId: string;
  /** Whether this is the reader's own profile, with links to register. */
  canRegister: boolean;
  registrationOpen: boolean;
}

/**
 * People of earlier years who are not registered yet. 'Prior Years' lists only people who are registered
 * (docs/product/related-records.md, The same person).
 *
 * @property campYear of the current camp
 */
export function RegisterAgain({ campYear, ...registering }: Registering & { campYear: number }) {
  const { data } = useQuery(everyRecordQuery(registering.userId));
  if (!data) return null;
  const people = [data.camper, data.counselor, data.staff].flatMap((records: readonly Registration[]) =>
    stillToRegister(records, campYear),
  );
  return <Earlier id="register-again" title="Register Again" records={people} {...registering} />;
}

/**
 * Earlier registrations of people who are registered this year. Each can be copied to a new registration
 * (docs/product/related-records.md, The same person).
 */
export function PriorYears(registering: Registering) {
  const { data } = useQuery(priorRecordsQuery(registering.userId));
  if (!data) return null;
  const records = [...data.camper, ...data.counselor, ...data.staff];
  return <Earlier id="prior-years" title="Prior Years" records={records} {...registering} />;
}

interface EarlierProps extends Registering {
  id: string;
  title: string;
  records: readonly Registration[];
}

/** Registrations of earlier years, each with a link to a new registration that copies it. */
function Earlier({ id, title, records, canRegister, registrationOpen }: EarlierProps) {
  if (records.length === 0) return null;
  return (
    <ProfileSection id={id} title={title}>
      {records.map((record) => (
        <RegistrationRow key={record._id} registration={record} note={noteOf(record)} isOwn={canRegister}>
          {canRegister && (
            <LinkButton
              to={againPathOf(record)}
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
    </ProfileSection>
  );
}

/** Year and role at camp. Campers have only their grade, since most people are campers. */
function noteOf(record: Registration): string {
  const camp = `Camp ${record.campYear}`;
  if (record.type === 'Camper') return `${camp}, ${record.grade} grade`;
  if (record.type === 'Counselor') return `${camp}, counselor, ${record.grade} grade`;
  return [camp, 'staff', record.staffPosition].filter(Boolean).join(', ');
}
