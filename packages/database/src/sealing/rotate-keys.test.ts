import { createMedicalKey, keyringOf } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import { medicalKey, testKeys } from '@camp/testing/medical-key';
import { Types, type mongo } from 'mongoose';
import { createCamper } from '../../test/factories/camper';
import { openTestDatabase } from '../../test/open-database';
import { connectDatabase } from '../connection';
import { insertImage } from '../image/insert-image';
import { openPicture } from '../image/seal-picture';
import { inTransaction } from '../transaction';
import { rotateKeys } from './rotate-keys';

const { connection, models, ready, uri } = openTestDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });
const next = createMedicalKey();
const both = keyringOf(`${next},${medicalKey}`);
const nextAlone = keyringOf(next);
beforeAll(() => ready);

const marker = 'Bees';
const bytes = Buffer.from('a picture');
const store = async () => {
  const camper = await createCamper(models, { allergicReactionsVal: marker });
  await models.Audit.create({
    action: 'change',
    subject: 'camper',
    recordIds: [camper._id],
    fields: ['asthma'],
  });
  await models.Note.create({ recordId: camper._id, userId: camper.userId, text: marker });
  const image = { _id: new Types.ObjectId(), subject: 'camper', recordId: camper._id } as const;
  await inTransaction(connection, (session) =>
    insertImage(models, session, { ...image, bytes, contentType: 'image/webp' }),
  );
  return { camper, image };
};
const keyIds = async () => {
  const ids = new Set<unknown>();
  for (const name of ['campers', 'audits', 'notes', 'images'])
    for (const one of (await connection.db!.collection(name).find().toArray()) as mongo.Document[])
      ids.add(name === 'images' ? one.key : (one.sealed as { key: string } | undefined)?.key);
  return [...ids];
};

it('encrypts everything with the new key, which then opens it alone', async () => {
  const { camper, image } = await store();
  expect(await keyIds()).toEqual([testKeys.current.id]);

  expect(await rotateKeys(connection.db!, models, both)).toEqual({ answers: 3, pictures: 1 });
  expect(await keyIds()).toEqual([nextAlone.current.id]);
  expect(await rotateKeys(connection.db!, models, both)).toEqual({ answers: 0, pictures: 0 });

  const after = connectDatabase({ uri, logger, keys: nextAlone });
  await after.ready;
  const found = await after.models.Camper.findById(camper._id).lean().orFail();
  const picture = (await after.models.Image.findById(image._id))!;
  const row = await after.models.Audit.findOne({ recordIds: camper._id }).lean();
  expect(found.allergicReactionsVal).toBe(marker);
  expect(openPicture(after.models, picture)).toEqual(bytes);
  expect(row?.fields).toEqual(['asthma']);
  expect((await after.models.Note.findOne({ recordId: camper._id }).lean())?.text).toBe(marker);
  await after.close();
});

it('continues after an interruption, and loses no change that is made meanwhile', async () => {
  await store();
  const { camper } = await store();
  let calls = 0;
  const dying = new Proxy(connection.db!, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'collection' && ++calls > 2) throw new Error('The process died.');
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  await expect(rotateKeys(dying, models, both)).rejects.toThrow('The process died.');
  expect((await keyIds()).length).toBe(2);

  const process = connectDatabase({ uri, logger, keys: both });
  await process.ready;
  await Promise.all([
    rotateKeys(connection.db!, models, both),
    process.models.Camper.updateOne({ _id: camper._id }, { medications: 'Yes' }),
  ]);

  const found = await process.models.Camper.findById(camper._id).lean();
  expect(found).toMatchObject({ medications: 'Yes', allergicReactionsVal: marker });
  expect(await keyIds()).toEqual([nextAlone.current.id]);
  await process.close();
});
