import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { medicalPathsOf } from '@camp/database/registration/delete-medical';
import type { StoredPersonRegistration } from '@camp/database/registration/registration-paths';
import { endOfMedical } from '@camp/database/retention/medical-plan';

/** The registrations of a camp. */
interface Year {
  camp: StoredCamp;
  campers: Attendee[];
  counselors: Attendee[];
  staff: Attendee[];
}

type Attendee = Omit<StoredPersonRegistration, 'late'>;

const kinds = { campers: 'camper', counselors: 'counselor', staff: 'staff' } as const satisfies Record<
  string,
  AttendeeKind
>;

/** Milliseconds before a deletion in which a family would get the email about it. */
const month = 31 * 24 * 60 * 60 * 1000;

/**
 * Deletes the medical answers that the product would have deleted by now, so that a demo doesn't start with emails about
 * them. Changes the records.
 */
export function deleteOldMedical(years: readonly Year[], now: Date): void {
  const personOf = ({ userId, personKey }: Attendee) => `${userId.toString()} ${personKey}`;
  const attendeesOf = (year: Year) =>
    Object.entries(kinds).flatMap(([list, kind]) =>
      year[list as keyof typeof kinds].map((attendee) => ({ kind, attendee })),
    );
  const isOver = ({ camp }: Year) => endOfMedical(camp, 1).getTime() - month < now.getTime();
  const returning = new Set(
    years
      .filter((year) => !isOver(year))
      .flatMap((year) => attendeesOf(year).map(({ attendee }) => personOf(attendee))),
  );
  for (const year of years.filter(isOver))
    for (const { kind, attendee } of attendeesOf(year)) {
      if (returning.has(personOf(attendee))) continue;
      for (const path of medicalPathsOf(kind)) Reflect.deleteProperty(attendee, path);
      attendee.medicalDeletedAt = new Date(Math.min(endOfMedical(year.camp, 1).getTime(), now.getTime()));
    }
}
