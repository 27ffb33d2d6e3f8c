import { camperRecord } from '@camp/contracts/camper/record';
import { namesAt } from '@camp/contracts/records/names';
import { registrationRecords } from '@camp/contracts/registries/records';
import { createMedicalKey, keyringOf } from '@camp/runtime/keyring';
import { medicalKey, testKeys } from '@camp/testing/medical-key';
import { trusted, Types, type mongo } from 'mongoose';
import { createCamper } from '../../test/factories/camper';
import { createCounselor } from '../../test/factories/counselor';
import { createStaffApplication } from '../../test/factories/staff-application';
import { openTestDatabase } from '../../test/open-database';
import { batchWrites } from '../batch-writes';
import { readPlainOne } from '../read-plain';
import { registrationModels } from '../registration/registrations-of';
import { inTransaction } from '../transaction';
import { openSealed, seal, SealError } from './seal';
import { sealedKinds } from './sealed-kinds';

const { connection, models, ready } = openTestDatabase();
beforeAll(() => ready);

const raw = (collection: string) => connection.db!.collection(collection);
const marker = 'Bees, and she carries an EpiPen';
const newCamper = (fields: object = {}) =>
  createCamper(models, { allergicReactions: 'Yes', allergicReactionsVal: marker, ...fields });

describe('an encrypted value', () => {
  const plain = Buffer.from('Bees');

  it('opens at its place with its key only, and not after a change', () => {
    const stored = seal(testKeys, plain, 'campers 1');
    const changed = Buffer.from(stored.value);
    changed[changed.length - 1]! ^= 1;
    const other = keyringOf(createMedicalKey());

    expect(openSealed(testKeys, stored, 'campers 1')).toEqual(plain);
    expect(() => openSealed(testKeys, stored, 'campers 2')).toThrow('was changed or moved');
    expect(() => openSealed(testKeys, { ...stored, value: changed }, 'campers 1')).toThrow(SealError);
    expect(() => openSealed(other, stored, 'campers 1')).toThrow(`lacks the key ${testKeys.current.id}`);
  });

  it('is written with the first key, and opens with every one', () => {
    const next = createMedicalKey();
    const both = keyringOf(`${next}\n${medicalKey}`);
    const before = seal(testKeys, plain, 'campers 1');

    expect(openSealed(both, before, 'campers 1')).toEqual(plain);
    expect(seal(both, plain, 'campers 1').key).toBe(keyringOf(next).current.id);
  });
});

it('encrypts the medical level of every kind of registration', () => {
  const models = Object.entries(registrationModels).map(([kind, model]) => [
    namesAt(registrationRecords[kind as keyof typeof registrationModels], 'medical'),
    [...(sealedKinds[model]?.names ?? [])],
  ]);
  for (const [declared, sealed] of models) expect(sealed).toEqual(declared);
});

it.each([
  ['campers', () => newCamper()],
  ['counselors', () => createCounselor(models, { allergicReactions: 'Yes', allergicReactionsVal: marker })],
  [
    'staff-applications',
    () => createStaffApplication(models, { allergicReactions: 'Yes', allergicReactionsVal: marker }),
  ],
])('stores the medical answers of %s as one value, which reads return as before', async (name, create) => {
  const { _id } = await create();
  const stored = (await raw(name).findOne({ _id }))!;
  const model = { campers: models.Camper, counselors: models.Counselor }[name] ?? models.StaffApplication;
  const found = await (model as typeof models.Camper).findById(_id).lean().orFail();

  const kind = { campers: 'camper', counselors: 'counselor' }[name] ?? 'staff';
  const medical = namesAt(registrationRecords[kind as 'camper'], 'medical');
  expect(Object.keys(stored).filter((field) => medical.includes(field))).toEqual([]);
  expect(stored.sealed).toEqual({ key: testKeys.current.id, value: expect.anything() as unknown });
  expect(found).toMatchObject({ allergicReactions: 'Yes', allergicReactionsVal: marker });
  expect(found).not.toHaveProperty('sealed');
  expect(found.tdap).toBeInstanceOf(Date);
});

it('opens an answer in no other record', async () => {
  const [one, other] = [await newCamper(), await newCamper()];
  const stored = await raw('campers').findOne({ _id: one._id });
  await raw('campers').updateOne({ _id: other._id }, { $set: { sealed: stored?.sealed as object } });

  await expect(models.Camper.findById(other._id).lean()).rejects.toThrow('was changed or moved');
});

it('hides by its length whether answers are long', async () => {
  const lengths = await Promise.all(
    ['Bees', 'x'.repeat(250)].map(async (allergicReactionsVal) => {
      const { _id } = await newCamper({ allergicReactionsVal });
      const stored = await raw('campers').findOne<{ sealed: { value: mongo.Binary } }>({ _id });
      return stored?.sealed.value.length();
    }),
  );
  expect(lengths[0]).toBe(lengths[1]);
});

describe('a read', () => {
  it('returns encrypted answers that its projection names, and no others', async () => {
    const { _id } = await newCamper();
    const read = (projection: object) => models.Camper.findById(_id, projection).lean();

    expect(await read({ nameFirst: 1 })).toEqual({ _id, nameFirst: expect.any(String) as string });
    expect(await read({ allergicReactions: 1 })).toEqual({ _id, allergicReactions: 'Yes' });
    expect(await read({ allergicReactionsVal: 0 })).toMatchObject({ allergicReactions: 'Yes' });
    expect(await read({ allergicReactionsVal: 0 })).not.toHaveProperty('allergicReactionsVal');
    expect(await read({ sealed: 0 })).not.toHaveProperty('allergicReactions');
  });

  it('returns them without mongoose, from a cursor, and in a document', async () => {
    const { _id } = await newCamper();
    const ofCursor = [];
    for await (const one of models.Camper.find({ _id }).lean().cursor()) ofCursor.push(one);

    const found = [
      await readPlainOne(models.Camper, { _id }),
      ...ofCursor,
      await models.Camper.findById(_id),
    ];
    expect(found.map((one) => one?.allergicReactionsVal)).toEqual([marker, marker, marker]);
  });

  it('refuses a filter, an order of groups and a distinct by an encrypted answer', async () => {
    const refused = 'is encrypted, so no query can compare it';

    await expect(models.Camper.find({ medications: 'Yes' })).rejects.toThrow(refused);
    await expect(models.Camper.countDocuments({ $or: [{ covid: 'Yes' }] })).rejects.toThrow(refused);
    await expect(models.Camper.distinct('asthma')).rejects.toThrow(refused);
    await expect(models.Camper.aggregate([{ $match: { covid: 'Yes' } }])).rejects.toThrow(refused);
  });
});

describe('a change', () => {
  const day = new Date('2026-05-05');

  it('sets and removes single answers, and leaves the others', async () => {
    const { _id } = await newCamper();
    const updated = await models.Camper.findByIdAndUpdate(
      _id,
      { $set: { asthma: day, school: 'Oak School' }, $unset: { allergicReactionsVal: 1 } },
      { returnDocument: 'after' },
    ).lean();
    await models.Camper.updateOne({ _id }, { medications: 'Yes' });

    expect(updated).toMatchObject({ asthma: day, school: 'Oak School', allergicReactions: 'Yes' });
    const found = await models.Camper.findById(_id).lean();
    expect(found).toMatchObject({ asthma: day, medications: 'Yes', allergicReactions: 'Yes' });
    expect(found).not.toHaveProperty('allergicReactionsVal');
    expect(await raw('campers').findOne({ _id })).not.toHaveProperty('asthma');
  });

  it.each([
    ['outside of transactions', false],
    ['in transactions', true],
  ])('loses no answer to a concurrent change %s', async (_, isInTransaction) => {
    const { _id } = await newCamper();
    const fields = namesAt(camperRecord, 'medical').filter((name) => name.endsWith('Val'));
    await Promise.all(
      fields.map((name) => {
        const change = (session?: mongo.ClientSession) =>
          models.Camper.updateOne({ _id }, { [name]: `of ${name}` }, { session });
        return isInTransaction ? inTransaction(connection, change) : change();
      }),
    );

    const found = (await models.Camper.findById(_id).lean()) as unknown as Record<string, unknown>;
    expect(fields.map((name) => found[name])).toEqual(fields.map((name) => `of ${name}`));
  });

  it('changes nothing if no record matches', async () => {
    const { _id } = await newCamper();
    const { matchedCount } = await models.Camper.updateOne({ _id, waitlist: true }, { medications: 'Yes' });

    expect(matchedCount).toBe(0);
    expect(await models.Camper.findOneAndUpdate({ _id, waitlist: true }, { covid: 'Yes' })).toBeNull();
    expect(await models.Camper.findById(_id).lean()).toMatchObject({ medications: 'No' });
  });

  it('refuses what would store an answer in the clear', async () => {
    const { _id } = await newCamper();
    const many = models.Camper.updateMany({ _id: trusted({ $in: [_id] }) }, { medications: 'Yes' });
    const batched = inTransaction(connection, async (session) => {
      const writes = batchWrites(session);
      const change = { $set: { medications: 'Yes' } };
      for (const filter of [{ _id }, { _id }])
        writes.update(models.Camper, filter, change, () => Promise.resolve());
      await writes.send();
    });

    await expect(many).rejects.toThrow(SealError);
    await expect(models.Camper.replaceOne({ _id }, { nameFirst: 'Sam' })).rejects.toThrow(SealError);
    await batched.catch((error: unknown) => expect(error).toBeInstanceOf(SealError));
    expect(await raw('campers').findOne({ _id })).not.toHaveProperty('medications');
  });
});

it('encrypts imported medical answers, and the secrets of login codes', async () => {
  const imported = {
    kind: 'camper' as const,
    row: 2,
    year: 2019,
    title: 'Rivera, Sam',
    values: { grade: 4 },
  };
  const importId = new Types.ObjectId();
  const { _id } = await models.ImportedRecord.create({ ...imported, importId, medical: { asthma: marker } });
  const factor = { userId: new Types.ObjectId(), secret: marker, recoveryHashes: [] };
  const { _id: factorId } = await models.SecondFactor.create(factor);

  expect(Object.keys((await raw('imported-records').findOne({ _id }))!)).not.toContain('medical');
  expect(Object.keys((await raw('second-factors').findOne({ _id: factorId }))!)).not.toContain('secret');
  expect((await models.ImportedRecord.findById(_id).lean())?.medical).toEqual({ asthma: marker });
  expect((await models.SecondFactor.findById(factorId).lean())?.secret).toBe(marker);
  await models.ImportedRecord.updateOne({ _id }, { $unset: { medical: 1 } });
  expect(await models.ImportedRecord.findById(_id).lean()).not.toHaveProperty('medical');
});

it('encrypts the text of a note', async () => {
  const about = { recordId: new Types.ObjectId(), userId: new Types.ObjectId() };
  const { _id } = await models.Note.create({ ...about, text: marker });

  const stored = await raw('notes').findOne({ _id });
  expect(stored).not.toHaveProperty('text');
  expect(stored?.sealed).toMatchObject({ key: testKeys.current.id });
  expect((await models.Note.find(about).lean()).map(({ text }) => text)).toEqual([marker]);
  await expect(models.Note.find({ text: marker })).rejects.toThrow('is encrypted');
});

it('names a changed medical answer in the audit for readers with the key only', async () => {
  const { _id: recordId } = await newCamper();
  const fields = ['school', 'asthma', 'grade'];
  const row = { action: 'change' as const, subject: 'camper', recordIds: [recordId], fields };
  const { _id } = await models.Audit.create(row);

  expect(await raw('audits').findOne({ _id })).toMatchObject({ fields: ['school', 'grade'] });
  expect(await models.Audit.findById(_id).lean()).toMatchObject({ fields });
  expect(
    await models.Audit.findOne({ recordIds: recordId, fields: 'grade' }, { fields: 1 }).lean(),
  ).toMatchObject({ fields });
});
