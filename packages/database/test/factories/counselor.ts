import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { counselorForm } from '@camp/contracts/counselor/form';
import { counselorRecord, type CounselorInput } from '@camp/contracts/counselor/record';
import { sampleOf } from '@camp/contracts/records/sample-of';
import type { StoredCounselor } from '../../src/counselor/counselor-model';
import type { Models } from '../../src/models';
import { createCamp } from './camp';
import { nextNumber } from '@camp/contracts/test/sequence';
import { createUser } from './user';

const usual = counselorForm.schema.parse(sampleOf(counselorRecord));

/**
 * A complete, valid counselor form as the server reads it. It has the sample's answers and those that tests search for.
 */
export function counselorInput(values: Partial<CounselorInput> = {}): CounselorInput {
  return {
    ...usual,
    nameFirst: `Quinn${nextNumber()}`,
    nameLast: 'Counselor',
    birthdate: new Date('2009-03-02'),
    grade: '11th',
    allergicReactions: 'Yes',
    allergicReactionsVal: 'Bee stings',
    tdap: new Date('2020-01-01'),
    mmr: new Date('2020-01-01'),
    covid: 'No',
    pediatricianName: 'Dr. Doe',
    pediatricianNumber: '555-123-4570',
    ...values,
  };
}

/** Stores a registration without an application, and creates owner and camp unless given. */
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
