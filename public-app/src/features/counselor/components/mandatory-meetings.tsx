import type { CampRecord } from '@camp/contracts/camp/operations';
import { counselorContent } from '@camp/contracts/content/counselors';
import { Prose } from '@camp/ui/page-layout';
import { CampDatesBanner } from './camp-dates-banner';

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
      <CampDatesBanner camp={camp} />
    </>
  );
}
