import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { Fields, WithFields } from '@camp/contracts/records/names';
import type { RegistrationStanding } from '@camp/contracts/registration/registration';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type {
  StoredPersonRegistration,
  StoredRegistration,
} from '@camp/database/registration/registration-paths';
import { everything, presentFields, withoutMedical } from '../records/present-fields';
import { presentMedical } from './present-medical';

/** Fields besides the answers, which every reader sees. */
export const presentStanding = (stored: StoredRegistration): RegistrationStanding => ({
  _id: stored._id.toString(),
  userId: stored.userId.toString(),
  campYear: stored.campYear,
  late: stored.late,
  createdAt: stored.createdAt.toISOString(),
  updatedAt: stored.updatedAt.toISOString(),
});

/**
 * Presents a registration by its declaration. Without the right to medical answers, these answers and the picture's
 * address are left out.
 *
 * @param withMedical - whether the reader may see medical answers
 */
export const presentPerson = <
  Declared extends Fields,
  Stored extends StoredPersonRegistration & { nameFirst: string; nameLast: string },
>(
  kind: RecordKind,
  record: RecordDeclaration & WithFields<Declared>,
  stored: Stored,
  withMedical: boolean,
) => ({
  ...presentFields(record, stored, withMedical ? everything : withoutMedical),
  ...(withMedical && presentMedical(kind, stored, () => stored.flags)),
  ...presentStanding(stored),
  nameFirst: stored.nameFirst,
  nameLast: stored.nameLast,
});
