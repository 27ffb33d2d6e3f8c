import { unlessPast } from '@camp/contracts/camp/facts';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { LinkButton } from '@camp/ui/actions/link-button';
import { RegistrationSign } from '../../registration/registration-sign';
import { SubmittedLink } from '../../registration/submitted-link';
import { ProfileSection } from './profile-section';
import { RegistrationRow } from './registration-row';

interface CounselorSectionProps {
  counselors: readonly CounselorRecord[];
  /** Whether this is the reader's own profile. */
  isOwn: boolean;
  /** The current camp, if loaded. */
  camp: CurrentCamp | undefined;
}

const applicationPath = guardedPages.counselorApplicationCreate.path;

/** This year's counselors, with a link if their second part is missing. */
export function CounselorSection({ counselors, isOwn, camp }: CounselorSectionProps) {
  if (counselors.length === 0) return null;
  const due = camp && unlessPast(camp.registrationStaffEnd, new Date());
  return (
    <ProfileSection id="counselors" title="Counselors">
      {counselors.map((counselor) => (
        <RegistrationRow
          key={counselor._id}
          registration={counselor}
          note={`${counselor.grade} grade`}
          isOwn={isOwn}
          mayChange={isOwn}
          links={
            counselor.application !== null && (
              <SubmittedLink
                to={addressOf(guardedPages.counselorApplicationRead, { id: counselor.application })}
                person={counselor}
                isOwn={isOwn}
                words={isOwn ? 'Your application' : 'Application'}
              />
            )
          }
        >
          <RegistrationSign submitted={counselor} />
          {counselor.application === null && isOwn && camp?.registrationOpen && (
            <>
              {due && <p>Next: finish your application by {due}</p>}
              <LinkButton to={`${applicationPath}?counselor=${counselor._id}`} variant="quiet" size="small">
                Complete your application
              </LinkButton>
            </>
          )}
        </RegistrationRow>
      ))}
    </ProfileSection>
  );
}

interface StaffSectionProps {
  applications: readonly StaffApplicationRecord[];
  isOwn: boolean;
}

/** Staff applications of this year. */
export function StaffSection({ applications, isOwn }: StaffSectionProps) {
  if (applications.length === 0) return null;
  return (
    <ProfileSection id="staff" title="Staff">
      {applications.map((application) => (
        <RegistrationRow
          key={application._id}
          registration={application}
          note={application.staffPosition ?? ''}
          isOwn={isOwn}
          mayChange={isOwn}
        >
          <RegistrationSign submitted={application} />
        </RegistrationRow>
      ))}
    </ProfileSection>
  );
}
