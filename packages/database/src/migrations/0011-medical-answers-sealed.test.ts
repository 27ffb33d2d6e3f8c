import { testKeys } from '@camp/testing/medical-key';
import { mongo } from 'mongoose';
import { connectDatabase } from '../connection';
import { openPicture } from '../image/seal-picture';
import { medicalAnswersSealed } from './0011-medical-answers-sealed';
import { contents, logger, open, serveFolder } from '../../test/earlier-data';

describe('migration 11', () => {
  const marker = 'Bees, and an EpiPen';
  /** A folder with an answer, a private picture, and an audit row that names an answer. */
  async function prepared() {
    const uri = await serveFolder('before-migration-2');
    const plain = await mongo.MongoClient.connect(uri);
    const [campers, images, audits] = ['campers', 'images', 'audits'].map((name) =>
      plain.db().collection(name),
    );
    const { _id: recordId } = (await campers!.findOne({ nameFirst: 'Allergic' }))!;
    await campers!.updateOne({ _id: recordId }, { $set: { allergicReactionsVal: marker } });
    const picture = {
      subject: 'camper',
      recordId,
      bytes: Buffer.from(marker),
      state: 'ready',
      contentType: 'image/webp',
    };
    const { insertedId: imageId } = await images!.insertOne(picture);
    const row = { action: 'change', subject: 'camper', recordIds: [recordId], fields: ['grade', 'asthma'] };
    const { insertedId: auditId } = await audits!.insertOne({ ...row, isView: false, createdAt: new Date() });
    return { uri, plain, ids: { recordId, imageId, auditId } };
  }

  it('encrypts answers, pictures and their names in the audit, and goes on after an interruption', async () => {
    const { uri, plain, ids } = await prepared();
    // A run died, and a program of before then changed an answer.
    await medicalAnswersSealed.up(plain.db(), { keys: testKeys });
    const late = { $set: { medicationsVal: 'left over' } };
    await plain.db().collection('campers').updateOne({ nameFirst: 'Plain' }, late);

    const database = await open(uri);
    const stored = JSON.stringify(await contents(database));
    expect(stored).not.toContain(marker);
    expect(stored).not.toContain(Buffer.from(marker).toString('base64'));
    expect(stored).not.toContain('asthma');
    expect(stored).not.toContain('left over');
    expect(stored).not.toContain('body-');

    const { models } = database;
    const changed = await models.Camper.findOne({ nameFirst: 'Plain' }).lean();
    expect(changed).toMatchObject({ medicationsVal: 'left over', diabetes: 'No' });
    expect((await models.Camper.findById(ids.recordId).lean())?.allergicReactionsVal).toBe(marker);
    expect((await models.Audit.findById(ids.auditId).lean())?.fields).toEqual(['grade', 'asthma']);
    expect(openPicture(models, (await models.Image.findById(ids.imageId))!).toString()).toBe(marker);
    await plain.close();
  });

  it('starts no program without the key', async () => {
    const { uri, plain } = await prepared();
    await plain.close();
    const database = connectDatabase({ uri, logger });

    await expect(database.ready).rejects.toThrow('MEDICAL_KEY is missing.');
    await database.close();
  });

  it('makes programs that do not know it wait instead of serving the data', async () => {
    const database = await open(await serveFolder('before-migration-2'));
    const ran = await database.connection.db!.collection<{ _id: number }>('migrations').find().toArray();
    const leases = database.connection.db!.collection<{ _id: string; until: Date }>('migration-leases');

    // The last one of version 1.0.0.
    expect(ran.map(({ _id }) => _id)).not.toContain(9);
    // What such a program tries before it serves: it takes the lease if it has expired.
    const expired = { _id: 'migrating', until: { $lt: new Date() } };
    await expect(
      leases.updateOne(expired, { $set: { until: new Date() } }, { upsert: true }),
    ).rejects.toMatchObject({
      code: 11_000,
    });
  });
});
