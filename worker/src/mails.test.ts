import { campContent } from '@camp/contracts/content/camp';
import type { LinkPurpose } from '@camp/database/link/link-model';
import { createLink } from '@camp/database/link/links';
import { inTransaction } from '@camp/database/transaction';
import { linkToken } from '@camp/runtime/link-token';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createParent } from '@camp/database/test/factories/parent';
import { createUser } from '@camp/database/test/factories/user';
import { Types } from 'mongoose';
import { prepareWorker } from '../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
beforeEach(() => void bench().work());

const mailTo = (address: string) => bench().inbox.waitFor(({ recipients }) => recipients.includes(address));
const sentTo = (address: string) =>
  bench()
    .inbox.messages()
    .filter(({ recipients }) => recipients.includes(address));

async function linkFor(purpose: LinkPurpose) {
  const { deps } = bench();
  const user = await createUser(models(), { nameFirst: '<b>Pat</b>' });
  const { jwtSecret } = deps.settings;
  const request = { purpose, userId: user._id, email: user.email, now: new Date(), secret: jwtSecret };
  const newLink = () =>
    inTransaction(deps.database.connection, (session) => createLink(models(), session, request));
  const linkId = (await newLink()).toString();
  return { user, linkId, newLink, token: linkToken(jwtSecret, linkId) };
}

it.each([
  ['user.verification-requested', 'verify-email', 'Verify your new email address', '/user/verify'],
  ['user.password-reset-requested', 'reset-password', 'Reset your password', '/password-reset'],
  [
    'user.address-changed',
    'undo-address-change',
    'Your email address was changed',
    '/user/undo-address-change',
  ],
  [
    'user.kept-address-wanted',
    'undo-address-change',
    `This address can’t be used at ${campContent.name} yet`,
    '/user/undo-address-change',
  ],
] as const)('%s emails the link, whose secret is stored nowhere', async (event, purpose, subject, path) => {
  const { user, linkId, token } = await linkFor(purpose);

  await bench().happen(event, { linkId });

  const mail = await mailTo(user.email);
  const address = `http://camp.test${path}?${new URLSearchParams({ email: user.email, uuid: token }).toString()}`;
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(address);
  expect(mail.html).toContain(address.replaceAll('&', '&amp;'));
  expect(mail.html).not.toContain('<b>Pat</b>');
  expect(JSON.stringify(await models().Link.findById(linkId).lean())).not.toContain(token);
});

it('emails a link that leads on to the page the person had asked for', async () => {
  const { user, linkId } = await linkFor('verify-email');
  await models().Link.updateOne({ _id: linkId }, { returnUrl: '/camper/create' });

  await bench().happen('user.verification-requested', { linkId });

  expect((await mailTo(user.email)).text).toContain('&returnUrl=%2Fcamper%2Fcreate');
});

it('emails the link of a sign-up, without a word about a change or a text from the person who signed up', async () => {
  const { user, linkId } = await linkFor('verify-email');
  await models().Link.updateOne({ _id: linkId }, { signUp: { ...user, nameFirst: 'Win a prize' } });

  await bench().happen('user.verification-requested', { linkId });

  const mail = await mailTo(user.email);
  const { subject, text } = mail;
  expect(subject).toBe('Verify your email');
  expect(text).toContain('Hello,');
  expect(JSON.stringify({ ...mail, headers: [...mail.headers] })).not.toContain('Win a prize');
  expect(text).toContain('If you didn’t sign up');
});

it('emails no link that a newer one has replaced', async () => {
  const { user, linkId, newLink } = await linkFor('verify-email');
  const newerId = (await newLink()).toString();

  await bench().finished(await bench().happen('user.verification-requested', { linkId }));
  await bench().happen('user.verification-requested', { linkId: newerId });

  await mailTo(user.email);
  expect(sentTo(user.email)).toHaveLength(1);
});

it.each([
  ['user.known-address-registered', 'You already have an account'],
  ['user.known-address-wanted', 'Your email address was entered for another account'],
  ['user.address-change-requested', 'Was this you? Someone asked to change your email'],
  ['user.wrong-logins', 'Someone is trying to log in to your account'],
  ['user.password-changed', 'Your password was changed'],
] as const)('%s notifies the owner', async (event, subject) => {
  const user = await createUser(models(), { pendingEmail: 'new@example.com' });

  await bench().happen(event, { userId: user._id.toString() });

  expect((await mailTo(user.email)).subject).toContain(subject);
});

it('tells the owner what changed in how they log in', async () => {
  const user = await createUser(models());

  await bench().happen('user.second-factor-changed', { userId: user._id.toString(), change: 'reset' });

  const mail = await mailTo(user.email);
  expect(mail.subject).toContain('How you log in was changed');
  expect(mail.text).toContain('logged out every device');
});

it('sends nothing about a change of address that was undone', async () => {
  const user = await createUser(models());
  const payload = { userId: user._id.toString() };

  await bench().finished(await bench().happen('user.address-change-requested', payload));

  expect(sentTo(user.email)).toEqual([]);
});

it('writes no name to an address that the account has left: somebody else may have typed it', async () => {
  const { user, linkId } = await linkFor('undo-address-change');
  await models().User.updateOne({ _id: user._id }, { nameFirst: 'Win a prize', email: 'thief@example.com' });
  await models().Link.updateOne({ _id: linkId }, { expiresAt: new Date('2036-07-08T12:00:00Z') });

  await bench().finished(await bench().happen('user.address-changed', { linkId }));
  await bench().finished(await bench().happen('user.kept-address-wanted', { linkId }));

  const mails = sentTo(user.email);
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails.map((mail) => ({ ...mail, headers: [...mail.headers] })))).not.toContain(
    'Win a',
  );
  expect(mails[1]?.text).toContain('July 8, 2036');
});

it.each(['user.address-changed', 'user.kept-address-wanted'] as const)(
  '%s sends nothing about a used undo link',
  async (event) => {
    const { user, linkId } = await linkFor('undo-address-change');
    await models().Link.updateOne({ _id: linkId }, { usedAt: new Date() });

    await bench().finished(await bench().happen(event, { linkId }));

    expect(sentTo(user.email)).toEqual([]);
  },
);

it('notifies the address that lost the account to the former one', async () => {
  const { user, linkId } = await linkFor('undo-address-change');
  const formerEmail = `thief.${user.email}`;
  await models().Link.updateOne({ _id: linkId }, { usedAt: new Date(), formerEmail });

  await bench().finished(await bench().happen('user.address-change-undone', { linkId }));

  const subjects = sentTo(formerEmail).map(({ subject }) => subject);
  expect(subjects).toEqual(['The change to your email address was undone']);
  expect(sentTo(user.email)).toEqual([]);
});

it('notifies the former address that it was replaced', async () => {
  const { user, linkId } = await linkFor('verify-email');
  const formerEmail = `former.${user.email}`;
  await models().Link.updateOne({ _id: linkId }, { usedAt: new Date(), formerEmail });

  await bench().finished(await bench().happen('user.address-changed', { linkId }));

  expect(sentTo(formerEmail).map(({ subject }) => subject)).toEqual(['Your email address was changed']);
  expect(sentTo(user.email)).toEqual([]);
});

it.each([
  ['with a seat', false, /^We received Ann Doe’s registration/],
  ['on the waitlist', true, /^Ann Doe is on the waitlist/],
])('confirms a registration %s, without medical answers', async (_what, waitlist, subject) => {
  const user = await createUser(models());
  const camper = await createCamper(models(), {
    userId: user._id,
    nameFirst: 'Ann',
    nameLast: 'Doe',
    waitlist,
    chosenWaitlist: waitlist,
  });

  await bench().happen('camper.registered', { camperId: camper._id.toString() });

  const mail = await mailTo(user.email);
  expect(mail.subject).toMatch(subject);
  expect(`${mail.text}${mail.html}`).not.toMatch(/bee stings|allerg|pediatric/i);
});

it('sends one payment link for all campers of a family', async () => {
  const user = await createUser(models());
  const camp = await createCamp(models());
  const values = { userId: user._id, campId: camp._id, paid: false };
  const [ann, ben, paid] = await Promise.all([
    createCamper(models(), { ...values, nameFirst: 'Ann' }),
    createCamper(models(), { ...values, nameFirst: 'Ben' }),
    createCamper(models(), { ...values, nameFirst: 'Cam', paid: true }),
  ]);

  await bench().happen('camper.payment-link-sent', {
    camperIds: [ann, ben, paid].map(({ _id }) => _id.toString()),
    userId: user._id.toString(),
  });

  const { text } = await mailTo(user.email);
  expect(text).toContain('Ann Camper: $300.00');
  expect(text).toContain('Ben Camper: $300.00');
  expect(text).not.toContain('Cam Camper');
  expect(text).toContain('http://camp.test/user/profile');
});

it('notifies a camper who moved up from the waitlist', async () => {
  const user = await createUser(models());
  const camper = await createCamper(models(), { userId: user._id, nameFirst: 'Ann', paid: false });

  await bench().happen('camper.seat-offered', { camperId: camper._id.toString() });

  const mail = await mailTo(user.email);
  expect(mail.subject).toContain('A spot for Ann Camper');
  expect(mail.text).toContain('Pay now');
});

it('sends nothing, and finishes, when the account was deleted', async () => {
  const count = bench().inbox.messages().length;

  await bench().finished(
    await bench().happen('user.password-changed', { userId: new Types.ObjectId().toString() }),
  );

  expect(bench().inbox.messages()).toHaveLength(count);
});

it('notifies the owner of an account about answers that somebody else changed, without their values', async () => {
  const user = await createUser(models(), { nameFirst: 'Pat', phone: '555-123-0000' });
  const admin = await createUser(models());
  const audit = await models().Audit.create({
    ...{ actorId: admin._id, action: 'change', subject: 'user', recordIds: [user._id] },
    fields: ['phone', 'roles'],
  });

  await bench().happen('user.account-changed', { auditId: audit._id.toString() });

  const mail = await mailTo(user.email);
  expect(mail.subject).toContain('Your account at');
  expect(mail.text).toMatch(/Changed: Phone.*, Roles/);
  expect(mail.text).not.toContain('555-123-0000');
});

it('notifies the owner about changes by somebody else to the parent/guardian block', async () => {
  const user = await createUser(models());
  const block = await createParent(models(), { userId: user._id, addressCity: 'Ouray' });
  const audit = await models().Audit.create({
    ...{ actorId: new Types.ObjectId(), action: 'change', subject: 'parent', recordIds: [block._id] },
    fields: ['addressCity'],
  });

  await bench().happen('user.account-changed', { auditId: audit._id.toString() });

  const mail = await mailTo(user.email);
  expect(mail.text).toMatch(/Changed: .*City/);
  expect(mail.text).not.toContain('Ouray');
});
