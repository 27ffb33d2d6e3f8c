import { unsubscribeToken } from '@camp/runtime/unsubscribe-token';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

const tokenOf = ({ _id }: { _id: unknown }) => unsubscribeToken(api.deps.settings.jwtSecret, String(_id));
const isOut = async ({ _id }: { _id: unknown }) =>
  (await api.models.User.findById(_id).orFail().lean()).unsubscribedAt !== undefined;

it('unsubscribes by the token alone, however often it is sent, and subscribes again', async () => {
  const [owner, other] = [await api.createAccount(), await api.createAccount()];
  const post = (more = '') => api.visitor.post(`/api/user/unsubscribe?token=${tokenOf(owner)}${more}`);

  const answers = [await post(), await post()];

  for (const { status, body } of answers)
    expect([status, body]).toEqual([200, { result: true, msg: 'You won’t get group messages anymore.' }]);
  expect([await isOut(owner), await isOut(other)]).toEqual([true, false]);
  const again = await post('&again=Yes');
  expect(again.body).toEqual({ result: true, msg: 'You’ll get group messages again.' });
  expect(await isOut(owner)).toBe(false);
});

it('accepts the POST of an email program at the address of the page', async () => {
  const owner = await api.createAccount();

  await api.visitor
    .post(`/user/unsubscribe?token=${tokenOf(owner)}`)
    .set('Content-Type', 'application/x-www-form-urlencoded')
    .send('List-Unsubscribe=One-Click' as never)
    .expect(200);

  expect(await isOut(owner)).toBe(true);
});

it('answers the same for any token, and changes nothing for an invalid one', async () => {
  const owner = await api.createAccount();
  const good = tokenOf(owner);
  const wrong = [
    '',
    'x'.repeat(200),
    good.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    String(owner._id),
    tokenOf({ _id: '64b000000000000000000001' }),
    unsubscribeToken('another secret, which is long enough', String(owner._id)),
  ];

  const answers = [];
  for (const token of wrong)
    answers.push(await api.visitor.post(`/api/user/unsubscribe?token=${encodeURIComponent(token)}`));

  expect(await isOut(owner)).toBe(false);
  const right = await api.visitor.post(`/api/user/unsubscribe?token=${good}`);
  const shown = ({ status, body }: typeof right) => ({ status, body: body as object });
  expect(answers.map(shown)).toEqual(answers.map(() => shown(right)));
});

it('is also a setting of an account, which only its owner sees or changes', async () => {
  const owner = await api.createAccount();
  const [client, admin] = [
    await api.signedIn(owner),
    await api.signedIn(await api.createAccount({ roles: ['admin'] })),
  ];
  const set = (by: typeof client, groupMessages: string) =>
    by.post(`/api/user/update/${String(owner._id)}`, { groupMessages });
  const shown = async () => (await client.get('/api/user/current')).body.msg.unsubscribed;

  await set(admin, 'No').expect(200);
  expect([await isOut(owner), await shown()]).toEqual([false, undefined]);
  await api.visitor.post(`/api/user/unsubscribe?token=${tokenOf(owner)}`);
  expect(await shown()).toBe(true);
  expect((await admin.get(`/api/user/read/${String(owner._id)}`)).body.msg).not.toHaveProperty(
    'unsubscribed',
  );
  await set(client, 'Yes').expect(200);
  expect([await isOut(owner), await shown()]).toEqual([false, undefined]);
  const { body } = await set(client, 'No').expect(200);
  expect([await isOut(owner), body.msg.unsubscribed]).toEqual([true, true]);
  await set(client, 'maybe').expect(400);
});

it('excludes an account from a message, and reports the number of excluded accounts', async () => {
  const camp = await createCamp(api.models, { year: 2026 });
  const families = [await api.createAccount({ nameFirst: 'Ada' }), await api.createAccount()];
  for (const { _id } of families) await createCamper(api.models, { userId: _id, campId: camp._id });
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const form = { list: 'camper', query: '', subject: 'News', text: 'Hello' };
  await api.visitor.post(`/api/user/unsubscribe?token=${tokenOf(families[1] as { _id: unknown })}`);

  const { body } = await admin.post('/api/message/preview', form).expect(200);
  expect(body).toMatchObject({ total: 1, unsubscribed: 1, unreachable: 0 });
  expect(body.to.name).toMatch(/^Ada/);
  const sent = await admin.post('/api/message/send', form).expect(201);
  const rows = await api.models.MessageRecipient.find({ messageId: sent.body._id }).lean();
  expect(rows.map(({ userId }) => String(userId))).toEqual([String(families[0]?._id)]);
});
