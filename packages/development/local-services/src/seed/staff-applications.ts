import { campDaysFrom } from '@camp/contracts/camp/camp-days';
import { isPastDue } from '@camp/contracts/camp/dates';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { sampleOf } from '@camp/contracts/records/sample-of';
import { staffApplicationRecord, type StaffApplicationInput } from '@camp/contracts/staff-application/record';
import { staffApplicationForm } from '@camp/contracts/staff-application/form';
import type { CampDocument } from '@camp/database/camp/camp-model';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import type { StoredUser } from '@camp/database/user/user-model';
import { Types } from 'mongoose';
import { spread } from './registrations';

type Position = StaffApplicationInput['staffPosition'];

/** Name, primary position, other positions, first and last day at camp (counted from 0), first aid. */
const people: readonly [string, string, Position, Position[], number, number, boolean][] = [
  ['Ruth', 'Alderman', 'Counselor Director', ['Spiritual Staff'], 0, 7, true],
  ['Theo', 'Bergstrom', 'Kitchen Staff', ['Activity Staff', 'Other'], 0, 7, true],
  ['Noor', 'Haddad', 'Craft Staff', ['Musical Staff'], 1, 5, false],
  ['Ezra', 'Lindqvist', 'Musical Staff', ['Spiritual Staff', 'Craft Staff'], 0, 5, false],
  ['Marisol', 'Vega', 'Activity Staff', ['Counselor Director'], 0, 7, true],
  ['Owen', 'Tallchief', 'Other', ['Kitchen Staff'], 0, 2, false],
  ['June', 'Okafor', 'Spiritual Staff', ['Musical Staff', 'Craft Staff'], 2, 7, true],
];

/**
 * A camp's staff applications, one each from some accounts.
 *
 * @param owners - the accounts that sent them
 * @param now - the latest time of an application
 */
export function inventStaffApplications(
  camp: CampDocument,
  owners: readonly Pick<StoredUser, '_id'>[],
  now: Date,
): StoredStaffApplication[] {
  const days = campDaysFrom(camp.startDate).map((day) => new Date(day));
  const latest = Math.min(camp.startDate.getTime(), now.getTime());
  const arrivals = spread(camp.registrationStart.getTime(), latest, owners.length);
  const usual = staffApplicationForm.schema.parse(sampleOf(staffApplicationRecord));
  return owners.map(({ _id: userId }, index) => {
    const [nameFirst, nameLast, staffPosition, staffPositionsAlt, from, to, firstAid] = people[
      index % people.length
    ] as (typeof people)[number];
    const month = index % 12;
    const answers: StaffApplicationInput = {
      ...usual,
      nameFirst,
      nameLast,
      sex: index % 2 === 0 ? 'Female' : 'Male',
      addressStreet: `${12 + index} Aspen Lane`,
      addressCity: 'Denver',
      addressCountry: 'United States',
      emailAddress: `${nameFirst.toLowerCase()}.${nameLast.toLowerCase()}@example.com`,
      birthdate: new Date(Date.UTC(1975 + (index % people.length) * 4, month, 9 + month)),
      emergencyContactName: `Robin ${nameLast}`,
      emergencyContactRelation: index % 2 === 0 ? 'Spouse' : 'Parent',
      emergencyContactPhone: '(303) 555-0161',
      doctorName: 'Dr. Amara Singh',
      doctorNumber: '(303) 555-0171',
      staffPosition,
      staffPositionsAlt,
      ...(staffPosition === 'Other' || staffPositionsAlt.includes('Other')
        ? { staffPositionOtherVal: 'Bus driver' }
        : {}),
      staffPositionsPast: index % 3 === 0 ? 'None' : staffPosition,
      daysAtCamp: days.slice(from, to + 1),
      overnightStay: to - from > 4 ? 'Yes' : 'No',
      firstAid: firstAid ? 'Yes' : 'No',
      ...(firstAid && { firstAidVal: new Date(Date.UTC(camp.year + (index % 2), 3 + month, 1)) }),
      hobbiesInterests: 'Hiking, baking bread and old songs',
    };
    const createdAt = arrivals[index] ?? now;
    return {
      ...answers,
      _id: new Types.ObjectId(),
      userId,
      campId: camp._id,
      campYear: camp.year,
      late: isPastDue(camp.registrationStaffEnd, createdAt),
      personKey: personKeyOf(answers),
      imageId: null,
      flags: camperFlagsOf({ ...answers, imageId: null }),
      createdAt,
      updatedAt: createdAt,
    };
  });
}
