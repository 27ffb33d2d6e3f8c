import { campDayLabel } from '@camp/contracts/camp/camp-days';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { everything, presentFields, withoutMedical } from '../records/present-fields';
import { noteSeen } from '../registration/note-seen';
import { maySeeMedical } from '../registration/policies';

/**
 * What leaves of an application, as its declaration says: without the right to its sensitive part neither a medical
 * answer nor the way to the picture.
 */
export function presentStaffApplication(
  application: StoredStaffApplication,
  withMedical: boolean,
): StaffApplicationRecord {
  const { _id, imageId, flags } = application;
  return {
    ...presentFields(staffApplicationRecord, application, withMedical ? everything : withoutMedical),
    ...(withMedical && {
      flags,
      covidVaccineImage: imageId ? `/staff/covid-image/${_id.toString()}` : null,
    }),
    nameFirst: application.nameFirst,
    nameLast: application.nameLast,
    daysAtCamp: application.daysAtCamp.map(campDayLabel),
    _id: _id.toString(),
    type: 'Staff',
    userId: application.userId.toString(),
    campYear: application.campYear,
    late: application.late,
    createdAt: application.createdAt.toISOString(),
    updatedAt: application.updatedAt.toISOString(),
  };
}

/** Applications with as much of each as the person may know, for who writes the read down by itself. */
export const staffApplicationsAsSeenBy = (person: Person, applications: readonly StoredStaffApplication[]) =>
  applications.map((application) =>
    presentStaffApplication(application, maySeeMedical(person, 'staff', application)),
  );

/** The same, and writes down that the person was told. */
export async function viewStaffApplications(
  deps: Dependencies,
  person: Person,
  records: readonly StoredStaffApplication[],
  action: 'read' | 'list' | 'export' = 'read',
): Promise<StaffApplicationRecord[]> {
  await noteSeen(deps, person, { kind: 'staff', records, action });
  return staffApplicationsAsSeenBy(person, records);
}

/** `viewStaffApplications` for one. */
export async function viewStaffApplication(
  deps: Dependencies,
  person: Person,
  application: StoredStaffApplication,
): Promise<StaffApplicationRecord> {
  await noteSeen(deps, person, { kind: 'staff', records: [application], action: 'read' });
  return presentStaffApplication(application, maySeeMedical(person, 'staff', application));
}
