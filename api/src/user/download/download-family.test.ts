import { sealPicture } from '@camp/database/image/seal-picture';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { Types } from 'mongoose';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { inflateRawSync } from 'node:zlib';
import { knownPassword, serveApi } from '../../../test/api-under-test';
import { accountFields } from './held-account';
import { heldRecords } from './held-records';

const api = serveApi({ limits: { download: { most: 5, per: 3_600 } } });

it('has a file of each collection, or the reason why not', () => {
  expect(Object.keys(heldRecords).sort()).toEqual(Object.keys(api.models).sort());
});

it('has each field of the account, or the reason why not', () => {
  const stored = Object.keys(api.models.User.schema.paths).map((path) => path.split('.', 1)[0]);
  expect(Object.keys(accountFields).sort()).toEqual(
    [...new Set(stored)].filter((name) => name !== '__v').sort(),
  );
});

it('has the account’s own answers, times, logins and actions, without secrets and ids of sessions', async () => {
  const user = await api.createAccount({ roles: ['user', 'admin'] });
  const client = await api.signedIn(user);
  await client.get('/api/camper/export').expect(200);
  await api.visitor
    .post('/api/user/login', { email: user.email, password: knownPassword })
    .set('User-Agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0')
    .expect(200);
  await api.deps.afterwards.settled();
  const when = new Date('2026-02-03T04:05:06Z');
  const times = ['unsubscribedAt', 'erasureAskedAt', 'mailFailingSince', 'secondFactorDueAt', 'lastLogin'];
  const values = { pendingEmail: 'new@example.com', phoneAlt: '(303) 555-0199' };
  await api.models.User.updateOne(
    { _id: user._id },
    { ...values, ...Object.fromEntries(times.map((name) => [name, when])) },
  );
  const strangers = await api.createAccount();
  await api.models.Audit.create({ actorId: strangers._id, action: 'delete', subject: 'role', recordIds: [] });

  const files = filesIn((await archiveOf(client)).bytes);

  const read = (name: string) => JSON.parse(files.get(name) ?? '') as object[];
  const { recentSessions = [], passwordHash } = await api.models.User.findById(user._id).orFail().lean();
  const held = Object.entries(accountFields).flatMap(([name, reason]) => (reason === true ? [name] : []));
  const unset = ['secondFactorSince'];
  expect(Object.keys(read('account.json')[0] ?? {}).sort()).toEqual(
    held.filter((name) => !unset.includes(name)).sort(),
  );
  expect(read('account.json')).toMatchObject([
    { _id: String(user._id), ...values, ...Object.fromEntries(times.map((name) => [name, when.toJSON()])) },
  ]);
  expect(recentSessions).toHaveLength(1);
  expect(read('sessions.json')).toMatchObject([
    { device: recentSessions[0]?.device, startedAt: recentSessions[0]?.startedAt.toJSON() },
  ]);
  expect(read('actions.json')).toMatchObject([{ action: 'Exported the list', kind: 'Camper' }]);
  const text = [...files.values()].join('\n');
  for (const secret of [recentSessions[0]?.sessionId ?? '', passwordHash]) expect(text).not.toContain(secret);
});

/** A family with a child, a payment, a picture and a note about the child. */
async function family() {
  await api.models.Camp.deleteMany({});
  const camp = await createCamp(api.models, { year: 2026 });
  const user = await api.createAccount({ nameFirst: '<b>Pat</b>' });
  const imageId = new Types.ObjectId();
  const camper = await createCamper(api.models, {
    userId: user._id,
    campId: camp._id,
    imageId,
    allergicReactionsVal: 'Marker of an allergy',
  });
  const owned = { _id: imageId, subject: 'camper', recordId: camper._id } as const;
  const sealed = sealPicture(api.models, { ...owned, bytes: Buffer.from('Marker of a picture') });
  await api.models.Image.create({ ...owned, ...sealed, contentType: 'image/webp', state: 'ready' });
  const author = await api.createAccount({ nameFirst: 'Wilhelmina', nameLast: 'Notewriter' });
  const about = {
    recordId: camper._id,
    userId: author._id,
    submissionKey: String(camper._id),
    submissionBody: 'body',
  };
  await api.models.Note.create({ ...about, text: 'Marker of a note' });
  await createPayment(api.models, [camper]);
  return { user, camper, client: await api.signedIn(user) };
}

/** The archive's text: yazl's central directory and, for stored files, their bytes. */
async function archiveOf(client: Awaited<ReturnType<typeof family>>['client']) {
  const { body, headers } = await client
    .get('/api/user/download')
    .buffer(true)
    .parse((response, finish) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => finish(null, Buffer.concat(parts)));
    })
    .expect(200);
  return { bytes: body as Buffer, headers };
}

it('is one archive of answers, pictures and a page, without notes and other people’s names', async () => {
  const { camper, client } = await family();

  const { bytes, headers } = await archiveOf(client);

  expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  const files = filesIn(bytes);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'index.html',
      'account.json',
      'payments.json',
      `pictures/camper-${String(camper._id)}.webp`,
    ]),
  );
  const text = [...files.values()].join('\n');
  for (const held of ['Marker of an allergy', 'Marker of a picture']) expect(text).toContain(held);
  for (const withheld of [
    'Marker of a note',
    'Wilhelmina',
    'Notewriter',
    'passwordHash',
    '$argon2',
    'submissionKey',
  ])
    expect(text).not.toContain(withheld);
  expect(files.get('index.html')).toContain('&lt;b&gt;Pat');
  expect(files.get('index.html')).not.toContain('<b>Pat');
});

it('has the messages that the family got, without tests that only their author got', async () => {
  const { user, client } = await family();
  const values = { userId: new Types.ObjectId(), list: 'camper', campYear: 2026, text: 'See you.' } as const;
  for (const isTest of [false, true]) {
    const subject = isTest ? 'Draft' : 'Packing list';
    const { _id: messageId } = await api.models.Message.create({ ...values, subject, isTest });
    await api.models.MessageRecipient.create({
      messageId,
      userId: user._id,
      recordIds: [],
      state: 'accepted',
    });
  }

  const files = filesIn((await archiveOf(client)).bytes);

  expect(JSON.parse(files.get('messages.json') ?? '')).toMatchObject([{ subject: 'Packing list' }]);
});

it('has nothing of another family, and is limited per account', async () => {
  const { camper } = await family();
  const stranger = await api.signedIn();
  const { bytes } = await archiveOf(stranger);
  expect([...filesIn(bytes).values()].join('\n')).not.toContain(String(camper._id));

  const statuses = [];
  for (let time = 0; time < 5; time += 1)
    statuses.push((await stranger.get('/api/user/download').buffer(false)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

it('breaks off if a picture can’t be read, and the API goes on', async () => {
  const { camper, client } = await family();
  const wrong = { bytes: Buffer.from('Sealed by nobody') };
  await api.models.Image.updateOne({ recordId: camper._id }, wrong);

  await expect(archiveOf(client)).rejects.toThrow('aborted');

  await api.models.Image.deleteOne({ recordId: camper._id });
  expect([...filesIn((await archiveOf(client)).bytes).keys()]).toContain('index.html');
});

it('counts no download that is refused while others are made', async () => {
  const { camper, user, client: slow } = await family();
  const second = await createCamper(api.models, {
    userId: user._id,
    campId: camper.campId,
    imageId: new Types.ObjectId(),
  });
  const bytes = randomBytes(12_000_000);
  for (const { _id: recordId, imageId } of [camper, second]) {
    const owned = { _id: imageId as Types.ObjectId, subject: 'camper', recordId } as const;
    const values = { ...owned, ...sealPicture(api.models, { ...owned, bytes }), state: 'ready' } as const;
    await api.models.Image.updateOne(
      { _id: imageId },
      { ...values, contentType: 'image/webp' },
      { upsert: true },
    );
  }
  const headers = { Authorization: `Bearer ${slow.token}` };
  // Nobody reads these, so the API can't finish them.
  const unread = await Promise.all(
    [1, 2].map(async () => {
      const request = get(`${api.url}/api/user/download`, { headers });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      return response;
    }),
  );
  const stranger = await api.signedIn();
  const download = async () => {
    const { status, headers } = await stranger.get('/api/user/download').buffer(false);
    return [status, headers['retry-after']];
  };

  const busy = [];
  for (let time = 0; time < 6; time += 1) busy.push(await download());
  for (const response of unread) response.destroy();
  let later = await download();
  while (later[1] === '30') later = await download();

  expect(busy).toEqual(Array(6).fill([429, '30']));
  expect(later).toEqual([200, undefined]);
});

/** Reads an archive by its central directory. */
function filesIn(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = archive.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  while (at >= 0 && archive.readUInt32LE(at) === 0x02014b50) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const local = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    files.set(name, (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}
