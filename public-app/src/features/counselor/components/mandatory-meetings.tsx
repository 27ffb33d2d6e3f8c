import type { CampRecord } from '@camp/contracts/camp/operations';
import { counselorContent } from '@camp/contracts/content/counselors';
import { Prose } from '@camp/ui/page-layout';
import { CampDatesBanner } from './camp-dates-banner';
import './mandatory-meetings.css';

/** What a counselor may not miss. */
export function MandatoryMeetings({ camp }: { camp: CampRecord }) {
  const { introduction, required, otherwise } = counselorContent.meetings;
  return (
    <>
      <Prose>
        <p>{introduction}</p>
        <ul>
          {required.map((meeting) => (
            <li key={meeting}>{meeting}</li>
          ))}
        </ul>
        <p>{otherwise}</p>
      </Prose>
      <div className="mandatory-dates">
        <CampDatesBanner camp={camp} />
      </div>
    </>
  );
}
