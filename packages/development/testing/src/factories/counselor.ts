import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { CounselorInput } from '@camp/contracts/counselor/record';
import type { StoredCounselor } from '@camp/database/counselor/counselor-model';
import type { Models } from '@camp/database/models';
import { createCamp } from './camp';
import { nextNumber } from './sequence';
import { createUser } from './user';

/** A complete, valid counselor form as the server reads it. */
export function counselorInput(values: Partial<CounselorInput> = {}): CounselorInput {
  return {
    nameFirst: `Quinn${nextNumber()}`,
    nameLast: 'Counselor',
    sex: 'Female',
    birthdate: new Date('2009-03-02'),
    shirtSize: 'Medium',
    grade: '11th',
    school: 'Springfield High School',
    addressStreet: '1 Main Street',
    addressCity: 'Springfield',
    addressState: 'CO',
    addressZip: '80000',
    addressCountry: 'USA',
    phoneNumber: '555-123-4571',
    emailAddress: 'quinn@example.com',
    dietaryRestrictions: 'No',
    parentNameFirst: 'Pat',
    parentNameLast: 'Parent',
    parentPhoneNumber: '555-123-4567',
    parentEmailAddress: 'pat@example.com',
    diabetes: 'No',
    allergicReactions: 'Yes',
    allergicReactionsVal: 'Bee stings',
    tdap: new Date('2020-01-01'),
    mmr: new Date('2020-01-01'),
    covid: 'No',
    pediatricianName: 'Dr. Doe',
    pediatricianNumber: '555-123-4570',
    medications: 'No',
    medicalConfirm: true,
    datesConfirm: true,
    zeroConfirm: true,
    ...values,
  };
}

/** Stores a registration, without an application. Its owner and camp are made where the test names none. */
export async function createCounselor(
  models: Models,
  values: Partial<StoredCounselor> = {},
): Promise<StoredCounselor> {
  const userId = values.userId ?? (await createUser(models))._id;
  const { _id: campId, year: campYear } =
    (values.campId && (await models.Camp.findById(values.campId).lean())) ?? (await createCamp(models));
  const form = counselorInput(values);
  const counselor = await models.Counselor.create({
    ...form,
    late: false,
    personKey: personKeyOf(form),
    flags: camperFlagsOf({ ...form, imageId: values.imageId ?? null }),
    ...values,
    userId,
    campId,
    campYear: values.campYear ?? campYear,
  });
  return counselor.toObject();
}
