import { createLink } from '@camp/database/link/links';
import type { StoredAccountRequest } from '@camp/database/account-request/account-request-model';
import { inTransaction } from '@camp/database/transaction';
import { linkToken } from '@camp/runtime/link-token';
import { createAccountRequest, signUpOf } from '@camp/database/test/factories/account-request';
import { createUser } from '@camp/database/test/factories/user';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;

const typed = { nameFirst: 'Win a prize', nameLast: 'at evil.example' };
const stranger = () => signUpOf({ ...typed, addressStreet: 'evil.example' });
const mailTo = (address: string) => bench().inbox.waitFor(({ recipients }) => recipients.includes(address));

/** Records and dispatches an event as the API does. */
async function asked(values: Partial<StoredAccountRequest>): Promise<StoredAccountRequest> {
  const request = await createAccountRequest(models(), values);
  await bench().happen('user.account-requested', { requestId: request._id.toString() });
  return request;
}

it.each([
  ['a sign-up', 'Verify your email', '/user/verify', {}],
  ['a resend of its browser', 'Verify your email', '/user/verify', { kind: 'resend', browser: 'own' }],
  [
    'a resend of another browser',
    'Verify your email and choose your password',
    '/password-reset',
    { kind: 'resend' },
  ],
  ['a reset', 'Verify your email and choose your password', '/password-reset', { kind: 'reset' }],
] as const)('%s with an unverified address emails no word that anybody typed', async (...row) => {
  const [, subject, path, values] = row;
  const signUp = stranger();
  const { email } = signUp;
  bench().work();
  if ('kind' in values) await createAccountRequest(models(), { email, signUp, browser: 'own' });

  await asked({ email, ...('kind' in values ? values : { signUp }) });

  const mail = await mailTo(email);
  expect(mail.subject).toBe(subject);
  const link = await models().Link.findOne({ email }).orFail().lean();
  const uuid = linkToken(bench().deps.settings.jwtSecret, link._id.toString());
  expect(mail.text).toContain(`http://camp.test${path}?${new URLSearchParams({ email, uuid }).toString()}`);
  expect(mail.text).toContain('Hello,');
  const whole = JSON.stringify({ ...mail, headers: [...mail.headers] });
  for (const word of ['Win a prize', 'evil.example']) expect(whole).not.toContain(word);
});

it.each([
  'user.known-address-wanted',
  'user.known-address-registered',
  'user.address-change-requested',
  'user.password-changed',
] as const)('%s names nobody to an earlier account with an unverified address', async (event) => {
  const user = await createUser(models(), {
    ...typed,
    emailVerified: false,
    pendingEmail: 'new@example.com',
  });
  bench().work();

  await bench().happen(event, { userId: user._id.toString() });

  const mail = await mailTo(user.email);
  expect(mail.text).toContain('Hello,');
  expect(JSON.stringify({ ...mail, headers: [...mail.headers] })).not.toContain('Win a prize');
});

it('greets the owner of a verified account by name, in a reset and when somebody signs up with the address', async () => {
  const owner = await createUser(models(), { nameFirst: 'Olive' });
  bench().work();

  await asked({ kind: 'reset', email: owner.email });
  await bench().inbox.waitFor(({ subject }) => subject === 'Reset your password');
  await asked({ email: owner.email, signUp: { ...stranger(), email: owner.email } });

  await bench().inbox.waitFor(
    ({ subject, recipients }) => /already have an account/.test(subject) && recipients.includes(owner.email),
  );
  for (const mail of bench()
    .inbox.messages()
    .filter(({ recipients }) => recipients.includes(owner.email))) {
    expect(mail.text).toContain('Hello Olive,');
    expect(mail.text).toMatch(/http:\/\/camp\.test\/password-reset\?email=\S+&uuid=\S+/);
    expect(mail.text).not.toContain('Win a prize');
  }
});

it('loses no acknowledged request while Redis was away, since the sweep dispatches it', async () => {
  const { _id, email } = await createAccountRequest(models());
  await bench().record('user.account-requested', { requestId: _id.toString() });

  bench().work();

  expect((await mailTo(email)).subject).toBe('Verify your email');
  await bench().until('the outbox is empty', async () => (await models().Outbox.countDocuments()) === 0);
});

it('settles requests while a mail server hangs', async () => {
  const user = await createUser(models());
  bench().inbox.hang();
  bench().work();
  for (let mails = 0; mails < 12; mails += 1)
    await bench().happen('user.password-changed', { userId: user._id.toString() });

  const { _id } = await asked({});

  await bench().until(
    'it is settled',
    async () => !!(await models().AccountRequest.exists({ _id, settled: 'mailed' })),
  );
  expect(await models().Outbox.exists({ name: 'user.password-changed' })).not.toBeNull();
});

it('still sends a link that an earlier version stored with its sign-up', async () => {
  const { deps } = bench();
  const user = await createUser(models(), { ...typed, emailVerified: false });
  const { email, _id: userId } = user;
  const signUp = { ...stranger(), email };
  const request = { purpose: 'verify-email', userId, email, signUp, now: new Date() } as const;
  const linkId = await inTransaction(deps.database.connection, (session) =>
    createLink(models(), session, { ...request, secret: deps.settings.jwtSecret }),
  );
  bench().work();

  await bench().happen('user.verification-requested', { linkId: linkId.toString() });

  expect((await mailTo(email)).subject).toBe('Verify your email');
});
