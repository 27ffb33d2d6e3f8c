import { testKeys } from '@camp/testing/medical-key';
import { mongo } from 'mongoose';
import { open, serveFolder } from '../../test/earlier-data';
import { importedNamesSealed } from './0014-imported-names-sealed';

describe('migration 14', () => {
  const change = {
    action: 'change',
    recordIds: [new mongo.ObjectId()],
    isView: false,
    createdAt: new Date(),
  };
  /** A folder with rows about an imported record, of which only the first names a medical answer. */
  async function prepared() {
    const uri = await serveFolder('before-migration-2');
    const plain = await mongo.MongoClient.connect(uri);
    const audits = plain.db().collection('audits');
    const rows = [['grade', 'asthma'], ['grade']].map((fields) => ({
      ...change,
      ...{ _id: new mongo.ObjectId(), subject: 'imported-record', fields },
    }));
    await audits.insertMany(rows);
    return { uri, plain, audits, ids: rows.map(({ _id }) => _id) };
  }

  it('encrypts the names of medical answers, and readers still get them', async () => {
    const { uri, plain, audits, ids } = await prepared();
    expect(await importedNamesSealed.countDue(plain.db())).toBe(1);

    const { models } = await open(uri);

    const stored = await audits.find({ _id: { $in: ids } }).toArray();
    expect(stored.map(({ fields }) => fields as unknown)).toEqual([['grade'], ['grade']]);
    expect(JSON.stringify(stored)).not.toContain('asthma');
    const read = await models.Audit.find({ subject: 'imported-record' }).sort({ _id: 1 }).lean();
    expect(read.map(({ fields }) => fields)).toEqual([['grade', 'asthma'], ['grade']]);
    expect(await importedNamesSealed.countDue(plain.db())).toBe(0);
    await plain.close();
  });

  it('needs the key only if there is such a row', async () => {
    const { plain, audits } = await prepared();
    await expect(importedNamesSealed.up(plain.db())).rejects.toThrow('MEDICAL_KEY is missing.');

    await audits.deleteMany({ subject: 'imported-record', fields: 'asthma' });
    await importedNamesSealed.up(plain.db(), { keys: testKeys });
    expect(await audits.countDocuments({ subject: 'imported-record', sealed: { $exists: true } })).toBe(0);
    await plain.close();
  });
});
