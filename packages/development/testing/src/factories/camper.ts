import { camperFlagsOf } from '@camp/contracts/camper/flags';
import type { CamperInput } from '@camp/contracts/camper/record';
import { personKeyOf } from '@camp/contracts/camper/person-key';
import { claimOf } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Models } from '@camp/database/models';
import { createCamp } from './camp';
import { nextNumber } from './sequence';
import { createUser } from './user';

/** A complete, valid camper form as the server reads it. */
export function camperInput(values: Partial<CamperInput> = {}): CamperInput {
  return {
    nameFirst: `Casey${nextNumber()}`,
    nameLast: 'Camper',
    sex: 'Girl',
    birthdate: new Date('2015-03-02'),
    shirtSize: 'Child Large',
    grade: '5th',
    school: 'Springfield Elementary',
    newCamper: 'No',
    dietaryRestrictions: 'No',
    parentNameFirst: 'Pat',
    parentNameLast: 'Parent',
    addressStreet: '1 Main Street',
    addressCity: 'Springfield',
    addressState: 'CO',
    addressZip: '80000',
    addressCountry: 'USA',
    phoneNumber: '555-123-4567',
    emailAddress: 'pat@example.com',
    emergencyContactName: 'Emery Contact',
    emergencyContactPhone: '555-123-4568',
    emergencyContactRelation: 'Aunt',
    dropOffContactName: 'Dale Driver',
    dropOffContactPhone: '555-123-4569',
    dropOffContactRelation: 'Neighbor',
    pickUpContactName: 'Dale Driver',
    pickUpContactPhone: '555-123-4569',
    pickUpContactRelation: 'Neighbor',
    diabetes: 'No',
    allergicReactions: 'Yes',
    allergicReactionsVal: 'Bee stings',
    behavioralConcerns: 'No',
    tdap: new Date('2020-01-01'),
    mmr: new Date('2020-01-01'),
    covid: 'No',
    pediatricianName: 'Dr. Doe',
    pediatricianNumber: '555-123-4570',
    medications: 'No',
    medicalConfirm: true,
    zeroConfirm: true,
    ...values,
  };
}

/**
 * Stores a registration. Its owner and camp are made where the test names none; unless the test says otherwise it is
 * just submitted and holds a seat.
 */
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
  await enterIntoBook(models, camper);
  return camper.toObject();
}

async function nextArrival(models: Models, campId: StoredCamper['campId']): Promise<number> {
  const options = { timestamps: false, returnDocument: 'after', projection: { arrivals: 1 } } as const;
  const camp = await models.Camp.findByIdAndUpdate(campId, { $inc: { arrivals: 1 } }, options).lean();
  return camp?.arrivals ?? 1;
}

async function enterIntoBook(models: Models, camper: StoredCamper): Promise<void> {
  const { campId, waitlist, pinned, chosenWaitlist } = camper;
  if (waitlist && (pinned || chosenWaitlist)) return;
  const entry = waitlist ? { waiting: true } : { $push: { claims: claimOf(camper, new Date()) } };
  await models.Camp.updateOne({ _id: campId }, entry, { timestamps: false });
}
