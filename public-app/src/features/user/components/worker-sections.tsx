import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorStatus, counselorStatusWords } from '@camp/contracts/counselor/status';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { LinkButton } from '@camp/ui/actions/link-button';
import { Section } from '@camp/ui/page/page-layout';
import { TrailSign } from '@camp/ui/content/trail-sign';
import type { ReactNode } from 'react';
import { SubmittedLink } from '../../registration/submitted-link';

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
            <Row
              key={counselor._id}
              person={counselor}
              note={`${counselor.grade} grade`}
              edit={isOwn ? addressOf(guardedPages.counselorEdit, { id: counselor._id }) : undefined}
              submitted={<CounselorLinks counselor={counselor} isOwn={isOwn} />}
            >
              <TrailSign kind={status}>{counselorStatusWords[status]}</TrailSign>
              {isMissing && (
                <LinkButton to={`${applicationPath}?counselor=${counselor._id}`} variant="quiet" size="small">
                  Complete your application
                </LinkButton>
              )}
            </Row>
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
          <Row
            key={application._id}
            person={application}
            note={application.staffPosition}
            edit={isOwn ? addressOf(guardedPages.staffEdit, { id: application._id }) : undefined}
            submitted={
              <SubmittedLink
                to={addressOf(guardedPages.staffRead, { id: application._id })}
                person={application}
                isOwn={isOwn}
              />
            }
          >
            <TrailSign kind="submitted">{counselorStatusWords.submitted}</TrailSign>
          </Row>
        ))}
      </ul>
    </Section>
  );
}

interface RowProps {
  person: { nameFirst: string; nameLast: string };
  note: string | undefined;
  /** Where the record is changed; undefined for who may not. */
  edit: string | undefined;
  /** The ways to what was sent. */
  submitted: ReactNode;
  children: ReactNode;
}

function Row({ person: { nameFirst, nameLast }, note, edit, submitted, children }: RowProps) {
  return (
    <li className="user-profile__camper">
      <div>
        <h3>
          {nameFirst} {nameLast}
        </h3>
        {note && <small>{note}</small>}
        {submitted}
        {edit && (
          <LinkButton
            to={edit}
            variant="quiet"
            size="small"
            aria-label={`Change what ${nameFirst} ${nameLast} submitted`}
          >
            Change
          </LinkButton>
        )}
      </div>
      <div className="user-profile__status">{children}</div>
    </li>
  );
}
