import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorStatus, counselorStatusWords } from '@camp/contracts/counselor/status';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Section } from '@camp/ui/page/page-layout';
import { TrailSign } from '@camp/ui/content/trail-sign';
import { SubmittedLink } from '../../registration/submitted-link';
import { RegistrationRow } from './registration-row';

interface CounselorSectionProps {
  counselors: readonly CounselorRecord[];
  /** The reader's own profile. */
  isOwn: boolean;
  registrationOpen: boolean;
}

const applicationPath = guardedPages.counselorApplicationCreate.path;

/** Counselors of this year, and the second part that may be missing. */
export function CounselorSection({ counselors, isOwn, registrationOpen }: CounselorSectionProps) {
  if (counselors.length === 0) return null;
  return (
    <Section id="counselors" title="Counselors">
      <ul className="user-profile__list">
        {counselors.map((counselor) => {
          const status = counselorStatus(counselor);
          const isMissing = status === 'incomplete' && isOwn && registrationOpen;
          return (
            <RegistrationRow
              key={counselor._id}
              person={counselor}
              note={`${counselor.grade} grade`}
              edit={isOwn ? addressOf(guardedPages.counselorEdit, { id: counselor._id }) : undefined}
              links={<CounselorLinks counselor={counselor} isOwn={isOwn} />}
            >
              <TrailSign kind={status}>{counselorStatusWords[status]}</TrailSign>
              {isMissing && (
                <LinkButton to={`${applicationPath}?counselor=${counselor._id}`} variant="quiet" size="small">
                  Complete your application
                </LinkButton>
              )}
            </RegistrationRow>
          );
        })}
      </ul>
    </Section>
  );
}

/** The ways to both parts of what was sent for a counselor. */
function CounselorLinks({ counselor, isOwn }: { counselor: CounselorRecord; isOwn: boolean }) {
  const { _id, application } = counselor;
  return (
    <>
      <SubmittedLink
        to={addressOf(guardedPages.counselorRead, { id: _id })}
        person={counselor}
        isOwn={isOwn}
      />
      {application !== null && (
        <SubmittedLink
          to={addressOf(guardedPages.counselorApplicationRead, { id: application })}
          person={counselor}
          isOwn={isOwn}
          words={isOwn ? 'Your application' : 'Application'}
        />
      )}
    </>
  );
}

/** Staff applications of this year. */
export function StaffSection({
  applications,
  isOwn,
}: {
  applications: readonly StaffApplicationRecord[];
  isOwn: boolean;
}) {
  if (applications.length === 0) return null;
  return (
    <Section id="staff" title="Staff">
      <ul className="user-profile__list">
        {applications.map((application) => (
          <RegistrationRow
            key={application._id}
            person={application}
            note={application.staffPosition ?? ''}
            edit={isOwn ? addressOf(guardedPages.staffEdit, { id: application._id }) : undefined}
            links={
              <SubmittedLink
                to={addressOf(guardedPages.staffRead, { id: application._id })}
                person={application}
                isOwn={isOwn}
              />
            }
          >
            <TrailSign kind="submitted">{counselorStatusWords.submitted}</TrailSign>
          </RegistrationRow>
        ))}
      </ul>
    </Section>
  );
}
