import { mongo } from 'mongoose';
import type { StoredCamper } from '../camper/camper-model';
import type { Database } from '../connection';
import { camperFlags } from './0002-camper-flags';
import { open, serveFolder } from '../../test/earlier-data';

describe('a data folder from before migration 2', () => {
  const folder = 'before-migration-2';
  const none = { allergy: false, diet: false, medication: false, proof: false };
  const expected = {
    Plain: none,
    Allergic: { ...none, allergy: true },
    Diet: { ...none, diet: true },
    Medicated: { ...none, medication: true },
    Proved: { ...none, proof: true },
    Everything: { allergy: true, diet: true, medication: true, proof: true },
    // A registration from a year whose form had fewer questions.
    Old: none,
  };
  const flagsIn = async ({ models }: Database) => {
    const campers = await models.Camper.find().lean<StoredCamper[]>();
    return Object.fromEntries(campers.map(({ nameFirst, flags }) => [nameFirst, flags]));
  };

  it('opens with the flags that follow from each camper’s answers, and nothing else changed', async () => {
    const uri = await serveFolder(folder);
    const plain = await mongo.MongoClient.connect(uri);
    const before = await plain.db().collection('campers').find().sort({ _id: 1 }).toArray();
    await plain.close();

    const database = await open(uri);

    expect(await flagsIn(database)).toEqual(expected);
    const after = await database.models.Camper.collection.find().sort({ _id: 1 }).toArray();
    expect(after.map(({ flags: _flags, ...camper }) => camper)).toEqual(before);
  });

  it('is the same after a second run, and continues where a run died', async () => {
    const uri = await serveFolder(folder);
    const plain = await mongo.MongoClient.connect(uri);
    const campers = plain.db().collection('campers');
    await camperFlags.up(plain.db());
    const first = await campers.find().toArray();

    await camperFlags.up(plain.db());
    expect(await campers.find().toArray()).toEqual(first);

    await campers.updateMany({ nameFirst: { $in: ['Diet', 'Old'] } }, { $unset: { flags: 1 } });
    await camperFlags.up(plain.db());
    expect(await flagsIn(await open(uri))).toEqual(expected);
    await plain.close();
  });

  it('keeps flags that a newer process has written', async () => {
    const database = await open(await serveFolder(folder));
    const newer = { ...none, diet: true };
    await database.models.Camper.updateOne({ nameFirst: 'Plain' }, { flags: newer });

    await camperFlags.up(database.connection.db!);

    expect((await flagsIn(database)).Plain).toEqual(newer);
  });

  it('is migrated by two processes at once in several batches', async () => {
    const uri = await serveFolder(folder);
    const plain = await mongo.MongoClient.connect(uri);
    const campers = plain.db().collection('campers');
    const { _id, ...sample } = (await campers.findOne({ nameFirst: 'Allergic' }))!;
    const copies = Array.from({ length: 1_700 }, (_, index) => ({ ...sample, personKey: `copy ${index}` }));
    await campers.insertMany(copies);

    await Promise.all([camperFlags.up(plain.db()), camperFlags.up(plain.db())]);

    const flagged = { ...expected.Allergic };
    expect(await campers.countDocuments({ flags: { $exists: false } })).toBe(0);
    expect(await campers.countDocuments({ nameFirst: 'Allergic', flags: flagged })).toBe(1_701);
    await plain.close();
  });
});
