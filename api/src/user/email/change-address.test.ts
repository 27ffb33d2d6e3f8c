import { currentPasswordMissing } from '@camp/contracts/test/sentences/user';
import type { Action } from '@camp/contracts/access/catalogue';
import type { EventName } from '@camp/contracts/registries/events';
import { createRole } from '@camp/database/test/factories/role';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { Types } from 'mongoose';
import { knownPassword, serveApi } from '../../../test/api-under-test';
import { mailedLinks } from '../../../test/mailed-links';

const api = serveApi();
const { newestToken, askForAddress, verify, changeAddress, undo, resetPassword, logIn } = mailedLinks(api);

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));
const stored = (id: unknown) => api.models.User.findById(id).orFail().lean();
const event = (name: EventName, payload: Record<string, unknown>) =>
  api.models.Outbox.countDocuments({
    name,
    ...Object.fromEntries(Object.entries(payload).map(([key, value]) => [`payload.${key}`, String(value)])),
  });
const audited = async (id: Types.ObjectId) =>
  (
    await api.models.Audit.find({ recordIds: id } as const)
      .sort({ _id: 1 })
      .lean()
  ).map(({ action, actorId }) => [action, actorId && String(actorId)]);

describe('a new address of one’s own', () => {
  it('asks for the current password, and stores nothing without it (S15)', async () => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);
    const before = await stored(user._id);
    const update = (body: object) => person.post(`/api/user/update/${person.userId}`, body);
    const wanted = { email: `new.${user.email}`, nameFirst: 'Changed' };

    const missing = await update(wanted);
    const empty = await update({ ...wanted, current: '' });
    const wrong = await update({ ...wanted, current: 'Wrong1234' });

    for (const { status, body } of [missing, empty])
      expect([status, body.errors]).toEqual([400, [{ path: 'current', message: currentPasswordMissing }]]);
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ path: 'current', message: 'Your current password is incorrect.' }],
    ]);
    expect(await stored(user._id)).toEqual(before);
    expect(await api.models.Link.countDocuments({ userId: user._id })).toBe(0);
    expect(await audited(user._id)).toEqual([]);
  });

  it('is no change if only the case differs', async () => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);
    const email = user.email.toUpperCase();

    const { body } = await person.post(`/api/user/update/${person.userId}`, { email }).expect(200);

    expect(body.msg.email).toBe(email);
    expect(await api.models.Link.countDocuments({ userId: user._id })).toBe(0);
    expect(await audited(user._id)).toEqual([]);
  });

  it('stays pending while the rest of the account is changed by the whole form', async () => {
    const user = await api.createAccount();
    const link = await askForAddress(user, `new.${user.email}`);
    const person = await api.signedIn(user);

    const whole = { email: user.email, nameFirst: 'Whole' };
    const { body } = await person.post(`/api/user/update/${person.userId}`, whole).expect(200);

    expect(body.msg).toMatchObject({ nameFirst: 'Whole', pendingEmail: link.email });
    await verify(link).expect(200);
    expect((await stored(user._id)).email).toBe(link.email);
  });

  it('takes effect when it is verified, and until then the old address applies', async () => {
    const user = await api.createAccount();
    const email = `new.${user.email}`;

    const link = await askForAddress(user, email);

    expect(await event('user.address-change-requested', { userId: user._id })).toBe(1);
    expect([await logIn(user.email, knownPassword), await logIn(email, knownPassword)]).toEqual([200, 401]);
    await verify(link).expect(200);
    await verify(link).expect(200);
    expect([await logIn(user.email, knownPassword), await logIn(email, knownPassword)]).toEqual([401, 200]);
    expect(await audited(user._id)).toEqual([
      ['ask-address-change', String(user._id)],
      ['change-address', undefined],
    ]);
  });

  it('does not take the address of a person with a pending sign-up who reads the email on another device', async () => {
    const user = await api.createAccount();
    const { email, password } = signUpForm();
    await api.visitor.post('/api/user/register', signUpForm({ email, password })).expect(201);
    await api.settleRequests();
    const link = await askForAddress(user, email);

    const { status, body } = await verify(link);

    expect([status, body.code]).toEqual([409, 'conflict']);
    expect([await logIn(email, password), await logIn(user.email, knownPassword)]).toEqual([476, 200]);
    const owner = await api.signedIn(user);
    await owner.post('/api/user/verify', link).expect(200);
    expect(await logIn(email, knownPassword)).toBe(200);
  });

  it('ends all sessions except the one that requested it', async () => {
    const user = await api.createAccount();
    const [asking, other] = [await api.signedIn(user), await api.signedIn(user)];
    const email = `new.${user.email}`;
    await asking.post(`/api/user/update/${asking.userId}`, { email, current: knownPassword }).expect(200);
    expect((await other.get('/api/user/current')).status).toBe(200);

    const link = { email, emailVerificationUUID: await newestToken(user, 'verify-email') };
    await verify(link).expect(200);

    expect((await asking.get('/api/user/current')).body.msg.email).toBe(email);
    expect((await other.get('/api/user/current')).status).toBe(401);
  });

  it('is shown while pending to its owner, and to nobody else', async () => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);
    const email = `new.${user.email}`;
    const path = `/api/user/read/${person.userId}`;

    const wanted = { email, current: knownPassword };
    const changed = await person.post(`/api/user/update/${person.userId}`, wanted).expect(200);

    for (const { body } of [changed, await person.get('/api/user/current'), await person.get(path)])
      expect(body.msg.pendingEmail).toBe(email);
    expect((await (await administrator()).get(path).expect(200)).body.msg).not.toHaveProperty('pendingEmail');
  });

  it('emails the old address once, with an undo link that works for 7 days', async () => {
    const user = await api.createAccount();
    const link = await askForAddress(user, `new.${user.email}`);

    await verify(link).expect(200);
    await verify(link).expect(200);

    const [undoLink, ...others] = await api.models.Link.find({
      userId: user._id,
      purpose: 'undo-address-change',
    }).lean();
    expect(others).toEqual([]);
    expect(undoLink?.email).toBe(user.email);
    const life = Number(undoLink?.expiresAt.getTime()) - api.clock.now().getTime();
    expect(life).toBe(7 * 24 * 60 * 60 * 1000);
    expect(await event('user.address-changed', { linkId: undoLink?._id })).toBe(1);
  });

  it('is dropped while pending as soon as the owner chooses a new password', async () => {
    const user = await api.createAccount();
    const thiefs = await askForAddress(user, `thief.${user.email}`);
    await resetPassword(user);

    const answer = await verify(thiefs);

    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
    const unchanged = await stored(user._id);
    expect(unchanged.email).toBe(user.email);
    expect(unchanged).not.toHaveProperty('pendingEmail');
    // Requesting the same address again doesn't make the link valid.
    const again = { email: thiefs.email };
    await (await administrator()).post(`/api/user/update/${String(user._id)}`, again).expect(200);
    expect((await verify(thiefs)).status).toBe(400);
  });

  it('doesn’t reveal that it is taken, and notifies its owner (S10)', async () => {
    const [user, owner] = [await api.createAccount(), await api.createAccount()];
    const person = await api.signedIn(user);

    const wanted = { email: owner.email, current: knownPassword };
    await person.post(`/api/user/update/${person.userId}`, wanted).expect(200);

    expect(await api.models.Link.countDocuments({ userId: user._id })).toBe(0);
    expect(await event('user.known-address-wanted', { userId: owner._id })).toBe(1);
  });

  it('does not take effect if the password that allowed it was replaced', async () => {
    const user = await api.createAccount();
    const former = user.email;
    const undoToken = await changeAddress(user, `thief.${former}`);
    const thief = await api.signedIn(user);
    // The address is restored after the thief's password was checked and before the change is stored.
    jest.spyOn(api.deps.passwords, 'matches').mockImplementationOnce(async () => {
      await undo(former, undoToken).expect(200);
      return true;
    });

    const wanted = { email: `again.${former}`, current: knownPassword };
    const answer = await thief.post(`/api/user/update/${thief.userId}`, wanted);

    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'current']);
    expect(await stored(user._id)).not.toHaveProperty('pendingEmail');
  });
});

describe('a new address of somebody else’s account', () => {
  it('by administrators requires no password, emails the old address, ends sessions, and is audited', async () => {
    const [admin, user] = [await administrator(), await api.createAccount()];
    const person = await api.signedIn(user);
    const email = `new.${user.email}`;

    const { body } = await admin.post(`/api/user/update/${person.userId}`, { email }).expect(200);

    expect(body.msg.email).toBe(user.email);
    expect(await event('user.address-change-requested', { userId: user._id })).toBe(1);
    await verify({ email, emailVerificationUUID: await newestToken(user, 'verify-email') }).expect(200);
    expect((await person.get('/api/user/current')).status).toBe(401);
    expect(await newestToken(user, 'undo-address-change')).toEqual(expect.any(String));
    expect(await audited(user._id)).toEqual([
      ['ask-address-change', admin.userId],
      ['read', admin.userId],
      ['change-address', undefined],
    ]);
  });

  it.each([
    ['lost the role admin', (id: object) => api.models.User.updateOne({ _id: id }, { roles: ['user'] })],
    ['was deleted', (id: object) => api.models.User.deleteOne({ _id: id })],
  ])('takes no effect once the administrator who asked for it %s (S24)', async (_, end) => {
    const [admin, user] = [await administrator(), await api.createAccount()];
    const email = `new.${user.email}`;
    await admin.post(`/api/user/update/${String(user._id)}`, { email }).expect(200);

    await end(new Types.ObjectId(admin.userId));

    const token = await newestToken(user, 'verify-email');
    await verify({ email, emailVerificationUUID: token }).expect(400);
    expect((await stored(user._id)).email).toBe(user.email);
  });

  it('sends nothing to an unverified old address, and doesn’t reserve it', async () => {
    const [admin, user] = [await administrator(), await api.createAccount({ emailVerified: false })];
    const email = `new.${user.email}`;

    await admin.post(`/api/user/update/${String(user._id)}`, { email }).expect(200);
    await verify({ email, emailVerificationUUID: await newestToken(user, 'verify-email') }).expect(200);

    expect(await event('user.address-change-requested', { userId: user._id })).toBe(0);
    const undoLinks = { userId: user._id, purpose: 'undo-address-change' } as const;
    expect(await api.models.Link.countDocuments(undoLinks)).toBe(0);
    expect((await stored(user._id)).email).toBe(email);
  });

  it('is refused as a whole to an editor of users, who still changes the rest', async () => {
    const editing = await createRole(api.models, { user: ['edit', 'view-all'] });
    const editor = await api.signedIn(await api.createAccount({ roles: [editing.name] }));
    const user = await api.createAccount();
    const update = (body: object) => editor.post(`/api/user/update/${String(user._id)}`, body);

    const refused = await update({ email: 'mine@example.com', nameFirst: 'Half', phone: '555-999-9999' });

    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect(await stored(user._id)).toEqual(user);
    // A form may send the whole account. Only edited fields change, so another case of an existing address changes
    // nothing.
    const whole = { email: user.email.toLowerCase(), nameFirst: 'Whole' };
    expect((await update(whole).expect(200)).body.msg).toMatchObject({
      email: user.email,
      nameFirst: 'Whole',
    });
  });

  it('is refused to an editor whose role is as strong as admin, but has another name (S15)', async () => {
    const strong = await createRole(api.models, await everyRight());
    const editor = await api.signedIn(await api.createAccount({ roles: [strong.name] }));
    const user = await api.createAccount();

    const email = { email: 'mine@example.com' };
    expect((await editor.post(`/api/user/update/${String(user._id)}`, email)).status).toBe(403);
    // Such a role can't make its holder an administrator either.
    const roles = { roles: [strong.name, 'admin'] };
    expect((await editor.post(`/api/user/update/${editor.userId}`, roles)).status).toBe(403);
  });
});

/** All rights of the role `admin`. */
async function everyRight() {
  const { actions } = await api.models.Role.findOne({ name: 'admin' }).orFail().lean();
  return Object.fromEntries(
    Object.entries(actions).map(([subject, held]) => [subject, Object.keys(held as object) as Action[]]),
  );
}
