import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
const marker = 'Marker of a medical answer';
let camp: StoredCamp;
let admin: Awaited<ReturnType<typeof api.signedIn>>;

beforeAll(async () => {
  camp = await createCamp(api.models, { year: 2026 });
  admin = await api.signedIn(
    await api.createAccount({ roles: ['admin'], nameFirst: 'Ruth', nameLast: 'Alder' }),
  );
});

const form = (values: object = {}) => ({
  list: 'camper',
  query: 'status=awaiting-payment',
  subject: 'News for {names}',
  text: 'Hello {first name},\n\ncamp {year} comes.',
  ...values,
});

/** A family with campers of these names. By default all have a payment link. */
async function family(nameFirst: string, campers: string[], values: object = {}, account: object = {}) {
  const user = await api.createAccount({ nameFirst, nameLast: `Of${nameFirst}`, ...account });
  for (const name of campers)
    await createCamper(api.models, {
      userId: user._id,
      campId: camp._id,
      nameFirst: name,
      paid: false,
      allergicReactionsVal: marker,
      ...values,
    });
  return user;
}

it('finds each account of the group once, and previews the message for each reader', async () => {
  await family('Ada', ['Cleo', 'Ben']);
  await family('Zoe', ['Max']);
  await family('Una', ['Nia'], {}, { emailVerified: false });
  await family('Paid', ['Pia'], { paid: true });

  const first = await admin.post('/api/message/preview', form()).expect(200);
  const last = await admin.post('/api/message/preview', form({ at: 7 })).expect(200);

  expect(first.body).toEqual({
    total: 2,
    unreachable: 1,
    unsubscribed: 0,
    at: 0,
    to: { name: 'Ada OfAda', email: expect.stringContaining('@') },
    subject: 'News for Ben and Cleo',
    text: 'Hello Ada,\n\ncamp 2026 comes.',
  });
  expect(last.body).toMatchObject({ at: 1, to: { name: 'Zoe OfZoe' }, subject: 'News for Max' });
  const { body: nobody } = await admin.post('/api/message/preview', form({ query: 'year=2020' })).expect(200);
  expect(nobody).toEqual({
    total: 0,
    unreachable: 0,
    unsubscribed: 0,
    at: 0,
    subject: 'News for {names}',
    text: form().text,
  });
  const [ben, pia] = await Promise.all(
    ['Ben', 'Pia'].map((nameFirst) => api.models.Camper.findOne({ nameFirst }).orFail()),
  );
  const chosen = form({ records: [String(ben?._id), String(pia?._id)] });
  const { body: some } = await admin.post('/api/message/preview', chosen).expect(200);
  expect(some).toMatchObject({ total: 1, to: { name: 'Ada OfAda' }, subject: 'News for Ben' });
  await createStaffApplication(api.models, {
    campId: camp._id,
    staffPosition: 'Kitchen Staff',
    nameFirst: 'Kit',
  });
  const cooks = form({ list: 'staff', query: `staffPosition=${encodeURIComponent('Kitchen Staff')}` });
  const { body: cook } = await admin.post('/api/message/preview', cooks).expect(200);
  expect(cook).toMatchObject({ total: 1, subject: 'News for Kit' });
});

it('audits the owner of each address that a preview showed, and nothing without an address', async () => {
  await family('Abe', ['Lou'], { grade: '7th' });
  const bea = await family('Bea', ['Sol'], { grade: '7th' });
  const rows = () => api.models.Audit.countDocuments({ actorId: admin.userId, action: 'read' });
  const before = await rows();

  const preview = (values: object) => admin.post('/api/message/preview', form(values)).expect(200);
  const { body } = await preview({ query: 'grade=7th', at: 1 });
  await preview({ query: 'year=2020' });

  expect(body.to.email).toBe(bea.email);
  expect(await rows()).toBe(before + 1);
  const row = await api.models.Audit.findOne({ recordIds: bea._id, action: 'read' }).orFail().lean();
  expect(row).toMatchObject({ subject: 'user', part: 'contact' });
  expect(String(row.actorId)).toBe(admin.userId);
});

it('refuses medical, unknown, empty, too long or forbidden requests', async () => {
  const errors: [object, string, string][] = [
    [{ subject: ' ' }, 'subject', 'Enter a subject.'],
    [{ subject: 'x'.repeat(151) }, 'subject', 'Enter up to 150 characters.'],
    [{ text: '' }, 'text', 'Enter a message.'],
    [{ text: 'x'.repeat(5_001) }, 'text', 'Enter up to 5,000 characters.'],
    [
      { text: 'About {allergicReactionsVal}' },
      'text',
      'There’s no field {allergicReactionsVal}. Choose one from “Fields to insert”.',
    ],
    [{ list: 'donation' }, 'list', 'Choose who gets the message.'],
    [
      { records: Array(501).fill('0'.repeat(24)) },
      'records',
      'Select at most 500 people, or choose a whole group.',
    ],
    [{ query: 'year=soon' }, 'query', 'This group isn’t valid. Choose it again.'],
    // Without its filter, the view would include everybody.
    [
      { query: 'status=no-such' },
      'query',
      'The group’s filter ‘Status’ is out of date. Choose the group again.',
    ],
    // The same is true for a parameter that the list doesn't have.
    [
      { query: 'status=awaiting-payment&cabin=Oak' },
      'query',
      'The group has no filter ‘cabin’. Choose the group again.',
    ],
    [{ query: 'paid=false' }, 'query', 'The group has no filter ‘paid’. Choose the group again.'],
    // Sorting selects no records, but it is a valid parameter of the list.
    ...['password', '-password', '', 'name'].map((sort): [object, string, string] => [
      { query: `sort=${sort}` },
      'query',
      `The group can’t be sorted by ‘${sort}’. Choose the group again.`,
    ]),
    [
      { query: 'grade=5th&grade=no-such' },
      'query',
      'The group uses the filter ‘grade’ twice. Choose the group again.',
    ],
  ];
  for (const [values, path, message] of errors) {
    const answer = await admin.post('/api/message/send', form(values));
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]]);
  }
  for (const query of ['allergicReactions=Yes', 'status=awaiting-payment&covid=No'])
    for (const call of ['preview', 'test', 'send']) {
      const answer = await admin.post(`/api/message/${call}`, form({ query }));
      expect([call, answer.status]).toEqual([call, 403]);
    }
  const nobody = await admin.post('/api/message/send', form({ query: 'year=2020' }));
  expect([nobody.status, nobody.body.message]).toEqual([
    409,
    'This group has nobody to email. Choose another group.',
  ]);
  const { name } = await createRole(api.models, { admin: ['create'], staff: ['view-all'] });
  const writer = await api.signedIn(await api.createAccount({ roles: [name] }));
  await writer.post('/api/message/preview', form()).expect(403);
  await writer.post('/api/message/preview', form({ list: 'staff', query: '' })).expect(200);
  expect(await api.models.Message.countDocuments()).toBe(0);
});

it('sends once despite repeated requests, is audited, and shows its progress', async () => {
  const user = await family('Ivy', ['Ira'], { grade: '9th' });
  const { _id: ira } = await api.models.Camper.findOne({ nameFirst: 'Ira' }).orFail();
  const message = form({ query: 'grade=9th', records: [String(ira)], text: `Hello {first name}` });
  const key = { 'Idempotency-Key': 'one-press' };

  const sent = await Promise.all(
    [1, 2, 3].map(() => admin.post('/api/message/send', message).set(key).expect(201)),
  );

  const ids = new Set(sent.map(({ body }) => body._id as string));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  expect(
    await api.models.Outbox.find(
      { name: 'message.sent', 'payload.messageId': id },
      { payload: 1, _id: 0 },
    ).lean(),
  ).toEqual([{ payload: { messageId: id } }]);
  await admin
    .post('/api/message/send', form({ query: 'grade=9th' }))
    .set(key)
    .expect(409);
  expect(await api.models.Audit.countDocuments({ action: 'send-message', recordIds: id })).toBe(1);

  const { _id } = await api.models.MessageRecipient.findOne({ messageId: id }).orFail();
  await api.models.MessageRecipient.updateOne({ _id }, { state: 'refused', reason: 'Refused with 550.' });
  const { body: read } = await admin.get(`/api/message/read/${id}`).expect(200);
  expect(read).toMatchObject({ author: 'Ruth Alder', total: 1, accepted: 0, refused: 1 });
  expect(read.recipients).toEqual([
    { _id: String(_id), name: 'Ivy OfIvy', email: user.email, state: 'refused', reason: 'Refused with 550.' },
  ]);

  await admin.post('/api/message/test', message).expect(200);
  const test = await api.models.Message.findOne({ isTest: true }).orFail().lean();
  expect(await api.models.MessageRecipient.find({ messageId: test._id }).lean()).toMatchObject([
    { userId: user._id, toUserId: test.userId },
  ]);
  const { body: listed } = await admin.get('/api/message/list').expect(200);
  expect(listed).toMatchObject([{ _id: id, chosen: 1, total: 1, refused: 1 }]);
  expect(JSON.stringify([read, listed])).not.toContain(marker);

  const { name } = await createRole(api.models, { admin: ['create'], staff: ['view-all'] });
  const writer = await api.signedIn(await api.createAccount({ roles: [name] }));
  expect((await writer.get('/api/message/list').expect(200)).body).toEqual([]);
  await writer.get(`/api/message/read/${id}`).expect(404);
});

it('lists failed recipients first, then waiting recipients, by name, and audits the view', async () => {
  const names = ['Cyd', 'Ali', 'Bo', 'Dee'];
  for (const name of names) await family(name, [`Child of ${name}`], { grade: '8th' });
  const sent = await admin.post('/api/message/send', form({ query: 'grade=8th' })).expect(201);
  const messageId = sent.body._id as string;
  const settle = async (nameFirst: string, state: 'accepted' | 'refused') => {
    const { _id: userId } = await api.models.User.findOne({ nameFirst }).orFail().lean();
    await api.models.MessageRecipient.updateOne({ messageId, userId }, { state });
  };
  await settle('Ali', 'accepted');
  await settle('Dee', 'refused');
  await api.models.User.deleteOne({ nameFirst: 'Cyd' });

  const { body } = await admin.get(`/api/message/read/${messageId}`).expect(200);

  expect(body.recipients.map((one: { name: string; state: string }) => [one.name, one.state])).toEqual([
    ['Dee OfDee', 'refused'],
    ['A deleted account', 'waiting'],
    ['Bo OfBo', 'waiting'],
    ['Ali OfAli', 'accepted'],
  ]);
  expect(body).toMatchObject({ total: 4, accepted: 1, refused: 1 });
  const written = await api.models.Audit.find({ action: 'read', recordIds: messageId }).lean();
  expect(written).toMatchObject([{ subject: 'message', part: 'contact' }]);
});

it('is sent only to its author as a test, and can be sent to the group again after a minute', async () => {
  for (const name of ['Eve', 'Flo']) await family(name, [`Child of ${name}`], { grade: '4th' });
  const message = form({ query: 'grade=4th' });
  const recipients = async (values: object) => {
    const { _id: messageId } = await api.models.Message.findOne(values).sort({ _id: -1 }).orFail().lean();
    return api.models.MessageRecipient.find({ messageId }).lean();
  };

  await admin.post('/api/message/test', message).expect(200);
  const tests = await recipients({ isTest: true });
  const first = await admin.post('/api/message/send', message).expect(201);
  api.clock.pass(61_000);
  const second = await admin.post('/api/message/send', message).expect(201);

  expect(tests.map(({ toUserId }) => String(toUserId))).toEqual([admin.userId]);
  expect(first.body._id).not.toBe(second.body._id);
  expect((await recipients({ isTest: false })).map(({ toUserId }) => toUserId)).toEqual([
    undefined,
    undefined,
  ]);
});
