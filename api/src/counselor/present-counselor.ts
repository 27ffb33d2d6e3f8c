import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorRecord } from '@camp/contracts/counselor/record';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import { everything, presentFields, withoutMedical } from '../records/present-fields';
import { presentStanding } from '../registration/present-registration';

/**
 * What leaves of a registration, as its declaration says: without the right to its sensitive part neither a medical
 * answer nor the way to the picture.
 *
 * @param withMedical whether the reader may know what a doctor knows
 */
export const presentCounselor = (counselor: StoredCounselor, withMedical: boolean): CounselorRecord => ({
  ...presentFields(counselorRecord, counselor, withMedical ? everything : withoutMedical),
  ...(withMedical && { flags: counselor.flags, covidVaccineImage: pathOfPicture(counselor) }),
  ...presentStanding(counselor),
  type: 'Counselor',
  nameFirst: counselor.nameFirst,
  nameLast: counselor.nameLast,
  grade: counselor.grade,
  application: counselor.applicationId?.toString() ?? null,
});

const pathOfPicture = ({ _id, imageId }: StoredCounselor): string | null =>
  imageId ? `/counselor/covid-image/${_id.toString()}` : null;
