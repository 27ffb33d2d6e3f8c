import { campDaysFrom } from '@camp/contracts/camp/camp-days';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { StaffApplicationInput } from '@camp/contracts/staff-application/record';
import type { Models } from '@camp/database/models';
import type { StoredStaffApplication } from '@camp/database/staff-application/staff-application-model';
import { createCamp } from './camp';
import { nextNumber } from './sequence';
import { createUser } from './user';

/** A complete, valid staff application as the server reads it; what a test cares about comes in by `values`. */
export function staffApplicationInput(values: Partial<StaffApplicationInput> = {}): StaffApplicationInput {
  return {
    nameFirst: `Sasha${nextNumber()}`,
    nameLast: 'Staff',
    sex: 'Female',
    addressStreet: '1 Main Street',
    addressCity: 'Springfield',
    addressState: 'CO',
    addressZip: '80000',
    addressCountry: 'USA',
    phoneNumber: '555-123-4567',
    emailAddress: 'sasha@example.com',
    birthdate: new Date('1990-04-05'),
    shirtSize: 'Medium',
    emergencyContactName: 'Emery Contact',
    emergencyContactPhone: '555-123-4568',
    emergencyContactRelation: 'Husband',
    staffPosition: 'Kitchen Staff',
    staffPositionsAlt: ['Craft Staff'],
    staffPositionsPast: 'None',
    daysAtCamp: [new Date('2030-08-24')],
    overnightStay: 'Yes',
    doctorName: 'Dr. Doe',
    doctorNumber: '555-123-4570',
    diabetes: 'No',
    allergicReactions: 'Yes',
    allergicReactionsVal: 'Bee stings',
    recentSeriousIllness: 'No',
    restrictedActivity: 'No',
    medications: 'No',
    dietaryRestrictions: 'No',
    tdap: new Date('2020-01-01'),
    mmr: new Date('2020-01-01'),
    covid: 'No',
    medicalConfirm: true,
    cpr: 'Yes',
    cprVal: new Date('2031-02-03'),
    firstAid: 'No',
    foodHandler: 'No',
    hobbiesInterests: 'Baking bread',
    ...values,
  };
}

/** Stores a staff application. Its owner and camp are made where the test names none. */
export async function createStaffApplication(
  models: Models,
  values: Partial<StoredStaffApplication> = {},
): Promise<StoredStaffApplication> {
  const userId = values.userId ?? (await createUser(models))._id;
  const camp =
    (values.campId && (await models.Camp.findById(values.campId).lean())) ?? (await createCamp(models));
  const daysAtCamp = campDaysFrom(camp.startDate)
    .slice(0, 2)
    .map((day) => new Date(day));
  const form = staffApplicationInput({ daysAtCamp, ...values });
  const imageId = values.imageId ?? null;
  const application = await models.StaffApplication.create({
    ...form,
    late: false,
    personKey: personKeyOf(form),
    flags: camperFlagsOf({ ...form, imageId }),
    ...values,
    userId,
    campId: camp._id,
    campYear: values.campYear ?? camp.year,
  });
  return application.toObject();
}
