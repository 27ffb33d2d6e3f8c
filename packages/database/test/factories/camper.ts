import { camperFlagsOf } from '@camp/contracts/camper/flags';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { camperRecord, type CamperInput } from '@camp/contracts/camper/record';
import { camperRules } from '@camp/contracts/camper/rules';
import { sampleOf } from '@camp/contracts/records/sample-of';
import { schemaOf } from '@camp/contracts/records/schema-of';
import { claimOf } from '../../src/camp/seats';
import type { StoredCamper } from '../../src/camper/camper-model';
import type { Models } from '../../src/models';
import { createCamp } from './camp';
import { nextNumber } from '@camp/contracts/test/sequence';
import { createUser } from './user';

const usual = schemaOf(camperRecord, camperRules).parse(sampleOf(camperRecord));

/**
 * A complete, valid camper form as the server reads it. It has the sample's answers and those that tests search for.
 */
export function camperInput(values: Partial<CamperInput> = {}): CamperInput {
  return {
    ...usual,
    nameFirst: `Casey${nextNumber()}`,
    nameLast: 'Camper',
    sex: 'Girl',
    shirtSize: 'Child Large',
    grade: '5th',
    school: 'Springfield Elementary',
    addressZip: '80000',
    pickUpContactPhone: '555-123-4569',
    allergicReactions: 'Yes',
    allergicReactionsVal: 'Bee stings',
    covid: 'No',
    ...values,
  };
}

/** Stores a registration, by default just submitted with a seat. Owner and camp are created unless given. */
export async function createCamper(
  models: Models,
  values: Partial<StoredCamper> = {},
): Promise<StoredCamper> {
  const userId = values.userId ?? (await createUser(models))._id;
  const { _id: campId, year: campYear } =
    (values.campId && (await models.Camp.findById(values.campId).lean())) ?? (await createCamp(models));
  const form = camperInput(values);
  const camper = await models.Camper.create({
    ...form,
    paid: null,
    waitlist: false,
    personKey: personKeyOf(form),
    flags: camperFlagsOf({ ...form, imageId: values.imageId ?? null }),
    arrival: await nextArrival(models, campId),
    ...values,
    userId,
    campId,
    campYear: values.campYear ?? campYear,
  });
  await recordClaim(models, camper);
  return camper.toObject();
}

async function nextArrival(models: Models, campId: StoredCamper['campId']): Promise<number> {
  const options = { timestamps: false, returnDocument: 'after', projection: { arrivals: 1 } } as const;
  const camp = await models.Camp.findByIdAndUpdate(campId, { $inc: { arrivals: 1 } }, options).lean();
  return camp?.arrivals ?? 1;
}

async function recordClaim(models: Models, camper: StoredCamper): Promise<void> {
  const { campId, waitlist, pinned, chosenWaitlist } = camper;
  if (waitlist && (pinned || chosenWaitlist)) return;
  const entry = waitlist ? { waiting: true } : { $push: { claims: claimOf(camper, new Date()) } };
  await models.Camp.updateOne({ _id: campId }, entry, { timestamps: false });
}
