import { mongo, Types } from 'mongoose';
import { indexesOf, open, serveFolder } from '../../test/earlier-data';

it('removes the sessions stored with their accounts, and leaves the rest unchanged', async () => {
  const uri = await serveFolder('before-migration-2');
  const plain = await mongo.MongoClient.connect(uri);
  const users = plain.db().collection('users');
  const before = await users.find().sort({ _id: 1 }).toArray();
  const session = { _id: new Types.ObjectId(), jti: 'of before', expiresAt: new Date() };
  await users.updateOne({ _id: before[0]!._id }, { $set: { sessions: [session] } });
  const links = plain.db().collection('links');
  const hour = { expiresAt: new Date(Date.now() + 60 * 60 * 1000) };
  const ofBefore = { _id: new Types.ObjectId(), tokenHash: 'asked before', ...hour };
  const later = { _id: new Types.ObjectId(), tokenHash: 'asked later', askedIn: '0.of a token', ...hour };
  await links.insertMany([{ ...ofBefore, askedIn: session._id }, later]);
  await plain.close();

  const database = await open(uri);

  expect(await database.models.User.collection.find().sort({ _id: 1 }).toArray()).toEqual(before);
  const asked = { _id: { $in: [ofBefore._id, later._id] } };
  expect(await database.models.Link.collection.find(asked).sort({ _id: 1 }).toArray()).toEqual([
    ofBefore,
    later,
  ]);
});

it.each([
  ['audits', { actorId: 1, createdAt: -1 }, 'actorId_1_createdAt_-1__id_-1'],
  [
    'counselors',
    { campId: 1, applicationId: 1, createdAt: 1 },
    'campId_1_applicationId_1_remindedAt_1_createdAt_1',
  ],
  ['outbox', { dispatchedAt: 1, createdAt: 1 }, 'dispatchedAt_1_notBefore_1_createdAt_1'],
  ['account-requests', { emailKey: 1, kind: 1 }, 'emailKey_1_kind_1_createdAt_-1__id_-1'],
] as const)(
  'has an index of %s instead of one that an earlier version made',
  async (collection, keys, now) => {
    const uri = await serveFolder('before-migration-2');
    const plain = await mongo.MongoClient.connect(uri);
    const before = await plain.db().collection(collection).createIndex(keys);
    await plain.close();

    const names = await indexesOf(await open(uri), collection);

    expect(names).toContain(now);
    expect(names).not.toContain(before);
  },
);
