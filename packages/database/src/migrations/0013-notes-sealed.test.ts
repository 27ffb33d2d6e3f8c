import { testKeys } from '@camp/testing/medical-key';
import { mongo } from 'mongoose';
import { contents, open, serveFolder } from '../../test/earlier-data';
import { notesSealed } from './0013-notes-sealed';

describe('migration 13', () => {
  const marker = 'Insulin before each meal';
  /** A folder with more notes than one command converts. */
  async function prepared() {
    const uri = await serveFolder('before-migration-2');
    const plain = await mongo.MongoClient.connect(uri);
    const notes = plain.db().collection('notes');
    const note = { recordId: new mongo.ObjectId(), userId: new mongo.ObjectId(), submissionBody: 'hash' };
    await notes.insertMany(
      Array.from({ length: 250 }, (_, at) => ({
        ...note,
        _id: new mongo.ObjectId(),
        ...{ text: `${marker} ${at}`, submissionKey: at === 0 ? 'key-chosen' : `body-${at}` },
        createdAt: new Date(),
      })),
    );
    return { uri, plain, notes };
  }

  it('encrypts every note, counts them before, and goes on after an interruption', async () => {
    const { uri, plain, notes } = await prepared();
    expect(await notesSealed.countDue(plain.db())).toBe(250);
    let writes = 0;
    const dying = new Proxy(plain.db(), {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name, target);
        if (name !== 'collection')
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        return (collection: string) => {
          const found = target.collection(collection);
          if (collection !== 'notes') return found;
          return Object.assign(Object.create(found) as mongo.Collection, {
            bulkWrite: (...args: Parameters<mongo.Collection['bulkWrite']>) => {
              if (++writes > 1) throw new Error('The process died.');
              return found.bulkWrite(...args);
            },
          });
        };
      },
    });
    await expect(notesSealed.up(dying, { keys: testKeys })).rejects.toThrow('The process died.');
    expect(await notesSealed.countDue(plain.db())).toBe(50);

    const database = await open(uri);

    expect(JSON.stringify(await contents(database))).not.toContain(marker);
    const found = await database.models.Note.find().sort({ _id: 1 }).lean();
    expect(found.map(({ text }) => text)).toEqual(Array.from({ length: 250 }, (_, at) => `${marker} ${at}`));
    expect(await notes.countDocuments({ submissionBody: { $exists: true } })).toBe(0);
    expect(await notes.distinct('submissionKey')).toEqual(['key-chosen']);
    await plain.close();
  });

  it('needs the key only if there is a note, and changes none without it', async () => {
    const { plain, notes } = await prepared();

    await expect(notesSealed.up(plain.db())).rejects.toThrow('MEDICAL_KEY is missing.');
    expect(await notesSealed.countDue(plain.db())).toBe(250);

    await notes.deleteMany({});
    await notesSealed.up(plain.db());
    await plain.close();
  });
});
