import { Writable } from 'node:stream';
import { createAccountRequest } from '@camp/database/test/factories/account-request';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createCounselorApplication } from '@camp/database/test/factories/counselor-application';
import { createParent } from '@camp/database/test/factories/parent';
import { createPayment } from '@camp/database/test/factories/payment';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { erasedBy } from '@camp/database/erasure/erased-models';
import { createLogger } from '@camp/runtime/logger';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { searchFor } from '../../test/marker-search';

const lines: string[] = [];
const destination = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const logger = createLogger({ name: 'test', level: 'trace', destination });
const api = serveApi({ overrides: () => ({ logger }) });

const marker = 'Quillfeather';
const email = `${marker.toLowerCase()}@example.com`;
const { isMarked, markedCollections, queued } = searchFor(marker);

/** A family with the marker in each collection that holds family data. */
async function plant() {
  const { models } = api;
  const { _id: campId } = await createCamp(models, { year: 2026 });
  const names = { nameFirst: marker, nameLast: marker };
  const pendingEmail = `new.${email}`;
  const user = await api.createAccount({
    ...{ ...names, email, emailKey: email, pendingEmail, addressStreet: marker },
  });
  const userId = user._id;
  const own = { ...names, userId, campId, allergicReactionsVal: marker };
  const imageId = new Types.ObjectId();
  const camper = await createCamper(models, { ...own, covid: 'Yes', imageId });
  await createCounselorApplication(models, { counselor: await createCounselor(models, own) });
  await createStaffApplication(models, own);
  await createParent(models, { userId, parentNameFirst: marker });
  const refund = { campers: [camper._id], amount: 100, reason: marker, requestedAt: api.clock.now() };
  await createPayment(models, [camper], {
    ...{ status: 'expired', settledAt: undefined },
    refunds: [{ ...refund, _id: new Types.ObjectId(), status: 'done', submissionKey: 'a key' }],
  });
  await createAccountRequest(models, { email, emailKey: email });
  const picture = {
    contentType: 'image/webp',
    state: 'ready',
    bytes: Buffer.from(`a picture ${marker}`),
  } as const;
  await models.Image.create({ _id: imageId, subject: 'camper', recordId: camper._id, ...picture });
  await models.Note.create({ recordId: camper._id, userId: new Types.ObjectId(), text: marker });
  await models.SavedView.create({ list: 'camper', name: marker, nameKey: marker, query: '', userId });
  const link = { purpose: 'verify-email', tokenHash: 'hash', expiresAt: api.clock.now() } as const;
  await models.Link.create({ ...link, userId, email });
  for (const emailKey of [email, pendingEmail])
    await models.MailAllowance.create({ emailKey, takenAt: [], expiresAt: new Date('2100-01-01') });
  const imported = { importId: new Types.ObjectId(), kind: 'camper', row: 1, year: 2020 } as const;
  await models.ImportedRecord.create({ ...imported, userId, title: marker, values: { nameFirst: marker } });
  // Without a text of people, so a marker wouldn't find them.
  for (const name of ['AccessToken', 'SecondFactor', 'Passkey', 'Challenge'] as const)
    await stored(name).insertOne({ userId });
  return { user, camper };
}

const stored = (name: keyof typeof api.models) =>
  api.connection.db!.collection(api.models[name].collection.collectionName);

/** To whom the camp wrote stays, by ids. */
const erased = {
  userId: erasedBy('userId').filter((name) => name !== 'MessageRecipient'),
  recordId: erasedBy('recordId'),
  emailKey: erasedBy('emailKey'),
};

/** The kinds of records that are found by the fields of an erasure. */
async function foundByField(ids: { userId: unknown; recordId: unknown; emailKey: unknown }) {
  const names = [];
  for (const by of ['userId', 'recordId', 'emailKey'] as const)
    for (const name of erased[by]) if (await stored(name).findOne({ [by]: ids[by] })) names.push(name);
  return names;
}

it('leaves no marker of an erased family in any collection, picture, queue or log line', async () => {
  const { models } = api;
  const { redis, queuePrefix } = api.deps;
  const { user, camper } = await plant();
  const family = await api.signedIn(user);
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  // Events, jobs and audit rows of a change, of a refused call and of the request itself.
  const change = { school: marker, medications: 'Yes', medicationsVal: marker };
  await family.post(`/api/camper/update/${String(camper._id)}`, change).expect(200);
  await family.post(`/api/camper/update/${String(camper._id)}`, { grade: marker }).expect(400);
  await family.post('/api/user/erasure', { ask: 'Yes' }).expect(200);
  await api.deps.afterwards.settled();
  const ids = { userId: user._id, recordId: camper._id, emailKey: email };
  expect(await foundByField(ids)).toEqual(Object.values(erased).flat());
  const [before, jobs] = [await markedCollections(models), await queued(redis, queuePrefix)];

  await admin.delete(`/api/user/delete/${String(user._id)}`).expect(200);
  await api.deps.afterwards.settled();

  expect(before).toEqual([
    ...['AccountRequest', 'Camper', 'Counselor', 'CounselorApplication', 'Image', 'ImportedRecord', 'Link'],
    ...['MailAllowance', 'Note', 'Parent', 'Payment', 'SavedView', 'StaffApplication', 'User'],
  ]);
  expect(await markedCollections(models)).toEqual([]);
  expect(await foundByField(ids)).toEqual([]);
  // Jobs have ids only, so that none of them needs to be found again.
  for (const text of [jobs, await queued(redis, queuePrefix), ...lines]) expect(isMarked(text)).toBe(false);
});
