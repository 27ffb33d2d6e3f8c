import { randomUUID } from 'node:crypto';
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
