import { lastInstantOf } from '@camp/contracts/camp/dates';
import { attendeeKinds, type AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { ClientSession, Model, Types } from 'mongoose';
import type { StoredCamp } from '../camp/camp-model';
import type { Models } from '../models';
import { registrationsOf } from '../registration/registrations-of';
import type { StoredPersonRegistration } from '../registration/registration-paths';
import { ownedBy } from '../user/owned-by';

/** The part of a registration that decides how long its medical answers are stored. */
export type Attendee = Pick<
  StoredPersonRegistration,
  '_id' | 'userId' | 'campId' | 'campYear' | 'personKey' | 'medicalUntil' | 'medicalDeletedAt'
>;

/** The same with its kind. */
export type AttendeeOfKind = Attendee & { kind: AttendeeKind };

const read: Record<keyof Attendee, 1> = {
  ...{ _id: 1, userId: 1, campId: 1, campYear: 1, personKey: 1 },
  ...{ medicalUntil: 1, medicalDeletedAt: 1 },
};

/** Each model is typed for its own kind, and this type has the fields that decide. */
export const attendeesOf = (models: Models, kind: AttendeeKind) =>
  registrationsOf(models, kind) as unknown as Model<Attendee>;

/** All registrations of an account, of every kind and year. */
export async function attendeesOfAccount(
  models: Models,
  userId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<AttendeeOfKind[]> {
  const found: AttendeeOfKind[] = [];
  // One after the other, since a transaction runs one command at a time.
  for (const kind of attendeeKinds) {
    const ofKind = await attendeesOf(models, kind)
      .find(ownedBy({ userId }), read)
      .session(session)
      .lean<Attendee[]>();
    found.push(...ofKind.map((one) => ({ ...one, kind })));
  }
  return found;
}

/** Years after a camp when medical answers of its registrations may be deleted. */
export function endOfMedical(camp: Pick<StoredCamp, 'endDate' | 'campSunday'>, years: number): Date {
  const end = lastInstantOf(camp);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}

/** Changes of an account's marks (`medicalUntil`). */
export interface MedicalPlan {
  /** People whose answers are due, with a registration that isn't marked. */
  mark: AttendeeOfKind[];
  /** Marked registrations of people who registered again. */
  spare: AttendeeOfKind[];
}

/**
 * Decides about one account. A person's answers stay as long as those of their last camp, since a family that returns
 * reuses them.
 *
 * @param isOver - whether the years after a camp are over at the earliest moment of a deletion
 */
export function planMedical(
  attendees: readonly AttendeeOfKind[],
  isOver: (campId: Types.ObjectId) => boolean,
): MedicalPlan {
  const returning = new Set(
    attendees.filter(({ campId }) => !isOver(campId)).map(({ personKey }) => personKey),
  );
  const stored = attendees.filter(({ medicalDeletedAt }) => !medicalDeletedAt);
  return {
    mark: stored.filter(({ medicalUntil, personKey }) => !medicalUntil && !returning.has(personKey)),
    spare: stored.filter(({ medicalUntil, personKey }) => medicalUntil && returning.has(personKey)),
  };
}
