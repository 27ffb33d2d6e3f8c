import { campDayLabel } from '@camp/contracts/camp/camp-days';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { everything, presentFields, withoutMedical } from '../records/present-fields';
import { presentStanding } from '../registration/present-registration';

/**
 * What leaves of an application, as its declaration says: without the right to its sensitive part neither a medical
 * answer nor the way to the picture.
 *
 * @param withMedical whether the reader may know what a doctor knows
 */
export const presentStaffApplication = (
  application: StoredStaffApplication,
  withMedical: boolean,
): StaffApplicationRecord => ({
  ...presentFields(staffApplicationRecord, application, withMedical ? everything : withoutMedical),
  ...(withMedical && { flags: application.flags, covidVaccineImage: pathOfPicture(application) }),
  ...presentStanding(application),
  type: 'Staff',
  nameFirst: application.nameFirst,
  nameLast: application.nameLast,
  daysAtCamp: application.daysAtCamp.map(campDayLabel),
});

const pathOfPicture = ({ _id, imageId }: StoredStaffApplication): string | null =>
  imageId ? `/staff/covid-image/${_id.toString()}` : null;
