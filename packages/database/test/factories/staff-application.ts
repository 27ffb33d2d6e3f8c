import { campDaysFrom } from '@camp/contracts/camp/camp-days';
import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { sampleOf } from '@camp/contracts/records/sample-of';
import { staffApplicationForm } from '@camp/contracts/staff-application/form';
import { staffApplicationRecord, type StaffApplicationInput } from '@camp/contracts/staff-application/record';
import type { Models } from '../../src/models';
import type { StoredStaffApplication } from '../../src/staff-application/staff-application-model';
import { createCamp } from './camp';
import { nextNumber } from '@camp/contracts/test/sequence';
import { createUser } from './user';

const usual = staffApplicationForm.schema.parse(sampleOf(staffApplicationRecord));

/**
 * A complete, valid staff application as the server reads it. It has the sample's answers and those that tests search
 * for.
 */
export function staffApplicationInput(values: Partial<StaffApplicationInput> = {}): StaffApplicationInput {
  return {
    ...usual,
    nameFirst: `Sasha${nextNumber()}`,
    nameLast: 'Staff',
    birthdate: new Date('1990-04-05'),
    staffPosition: 'Kitchen Staff',
    staffPositionsAlt: ['Craft Staff'],
    staffPositionsPast: 'None',
    daysAtCamp: [new Date('2030-08-24')],
    overnightStay: 'Yes',
    allergicReactions: 'Yes',
    allergicReactionsVal: 'Bee stings',
    covid: 'No',
    cpr: 'Yes',
    cprVal: new Date('2031-02-03'),
    ...values,
  };
}

/** Stores a staff application, and creates owner and camp unless given. */
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
