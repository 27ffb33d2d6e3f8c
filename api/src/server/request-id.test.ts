import { randomUUID } from 'node:crypto';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

/** Requests a link, which records an event. @returns the id in the response and in the outbox */
async function ask(sent?: string) {
  await api.models.Outbox.deleteMany({});
  const { email } = signUpForm();
  const request = api.visitor.post('/api/user/sendpasswordreset', { email });
  const { headers } = await (sent === undefined ? request : request.set('X-Request-Id', sent)).expect(200);
  const rows = await api.models.Outbox.find({ name: 'user.account-requested' }).lean();
  return [headers['x-request-id'], ...rows.map(({ requestId }) => requestId)];
}

it('gives the event of a call the id that the browser sent', async () => {
  const id = randomUUID();

  expect(await ask(id)).toEqual([id, id]);
});

it.each([
  ['none', undefined],
  ['words', 'Please call 555-010-0199'],
  ['an id with more behind it', `${randomUUID()} ann@example.com`],
])('makes its own id if the browser sent %s', async (_what, sent) => {
  const [answered, recorded] = await ask(sent);

  expect(answered).toMatch(/^[0-9a-f-]{36}$/);
  expect(answered).not.toBe(sent);
  expect(recorded).toBe(answered);
});

it('gives each event the id of its own call, also for transactions of other packages', async () => {
  const { _id: campId } = await createCamp(api.models, { waitListAfter: 4 });
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const assign = async () => {
    const camper = await createCamper(api.models, { campId, waitlist: true });
    const id = randomUUID();
    await admin
      .post('/api/camper/waitlist', { campers: [String(camper._id)], waitlist: false })
      .set('X-Request-Id', id)
      .expect(200);
    const row = await api.models.Outbox.findOne({ 'payload.camperId': String(camper._id) }).lean();
    return [row?.requestId, id];
  };

  for (const [recorded, sent] of await Promise.all([assign(), assign(), assign()]))
    expect(recorded).toBe(sent);
});
