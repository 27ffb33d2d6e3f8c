import { campWeek } from '@camp/contracts/camp/home-words';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { shownPhone } from '@camp/contracts/forms/shown-phone';

/** When camp is and how to reach it, on paper only: a sheet has no menu. @param camp undefined while loading */
export function CampOnPaper({ camp }: { camp: CampRecord | null | undefined }) {
  const { contact, place } = campContent;
  return (
    <div data-print="only">
      {camp && (
        <p>
          <strong>
            Camp {camp.year} · {campWeek(camp)}
          </strong>
        </p>
      )}
      <p>
        Questions? Email {contact.email}.
        {place.emergencyPhone &&
          ` For emergencies only, call the landline at camp: ${shownPhone(place.emergencyPhone)}`}
      </p>
    </div>
  );
}
