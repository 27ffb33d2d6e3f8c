import { randomUUID } from 'node:crypto';
import { createAccountRequest } from '@camp/database/test/factories/account-request';
import { createUser } from '@camp/database/test/factories/user';
import { forRequest } from '@camp/runtime/request-id';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();
const mailTo = (address: string) => bench().inbox.waitFor(({ recipients }) => recipients.includes(address));

it('names the request in the email, also if a job records the email’s event', async () => {
  const { models } = bench().deps.database;
  const request = await createAccountRequest(models);
  const id = randomUUID();
  bench().work();

  await forRequest(id, () => bench().happen('user.account-requested', { requestId: request._id.toString() }));

  const { headers } = await mailTo(request.email);
  expect(headers.get('x-request-id')).toBe(id);
});

it('names the request of an event that only the sweep found', async () => {
  const { _id, email } = await createUser(bench().deps.database.models);
  const id = randomUUID();
  await forRequest(id, () => bench().record('user.password-changed', { userId: _id.toString() }));

  bench().work();

  expect((await mailTo(email)).headers.get('x-request-id')).toBe(id);
});

it('names none if no request caused the email', async () => {
  const { _id, email } = await createUser(bench().deps.database.models);
  bench().work();

  await bench().happen('user.password-changed', { userId: _id.toString() });

  expect((await mailTo(email)).headers.has('x-request-id')).toBe(false);
});
