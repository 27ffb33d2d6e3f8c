import { setTimeout } from 'node:timers/promises';
import { campContent } from '@camp/contracts/content/camp';
import { createUser } from '@camp/database/test/factories/user';
import { signUpForm } from '@camp/contracts/test/sign-up';
import { knownPassword, serveApi } from '../../../test/api-under-test';
import { chosenPassword, mailedLinks } from '../../../test/mailed-links';
import { mailedToken } from '../../../test/after-sign-up';

const api = serveApi();
const { newestToken, askForAddress, verify, changeAddress, undo, resetPassword, logIn } = mailedLinks(api);

const day = 24 * 60 * 60 * 1000;
const stored = (id: unknown) => api.models.User.findById(id).orFail().lean();

const signUp = async (email: string) => {
  const answer = await api.visitor.post('/api/user/register', signUpForm({ email }));
  await api.settleRequests();
  return answer;
};

/** An account with a changed address, and the link that the old address received. */
async function takenAccount() {
  const owner = await api.createAccount();
  const thiefs = `thief.${owner.email}`;
  const token = await changeAddress(owner, thiefs);
  api.clock.pass(60_000);
  return { owner, former: owner.email, thiefs, token };
}

describe('the way back to the old address', () => {
  it('restores the old address with a new password, ends every session, notifies and audits', async () => {
    const { owner, former, thiefs, token } = await takenAccount();
    const thief = await api.signedIn(owner);
    await thief
      .post(`/api/user/update/${thief.userId}`, { email: `two.${thiefs}`, current: knownPassword })
      .expect(200);

    const answer = await undo(former, token);

    expect([answer.status, answer.body]).toEqual([
      200,
      { result: true, msg: 'Your email address is restored and your new password is set. Please log in.' },
    ]);
    const back = await stored(owner._id);
    expect(back).toMatchObject({ email: former, emailKey: former.toLowerCase(), emailVerified: true });
    expect(back).not.toHaveProperty('pendingEmail');
    expect((await thief.get('/api/user/current')).status).toBe(401);
    expect([await logIn(former, chosenPassword), await logIn(thiefs, knownPassword)]).toEqual([200, 401]);
    expect(await logIn(former, knownPassword)).toBe(401);
    const [undone] = await api.models.Link.find({ userId: owner._id, formerEmail: thiefs }).lean();
    const events = [
      { name: 'user.address-change-undone', 'payload.linkId': String(undone?._id) },
      { name: 'user.password-changed', 'payload.userId': String(owner._id) },
    ] as const;
    for (const event of events) expect(await api.models.Outbox.countDocuments(event)).toBe(1);
    const rows = await api.models.Audit.find({ recordIds: owner._id }).sort({ _id: 1 }).lean();
    expect(rows.slice(-2).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['undo-address-change', undefined],
      ['change-password', undefined],
    ]);
  });

  it('leaves the thief no link: neither to verify, nor to reset, nor to undo', async () => {
    const { owner, former, thiefs, token } = await takenAccount();
    await api.visitor.post('/api/user/sendpasswordreset', { email: thiefs }).expect(200);
    await api.settleRequests();
    const reset = { email: thiefs, uuid: await newestToken(owner, 'reset-password') };
    const second = await askForAddress(owner, `two.${thiefs}`);

    await undo(former, token).expect(200);

    const chosen = { newPassword: 'Thief1234', newPasswordConf: 'Thief1234' };
    for (const answer of [
      await verify(second),
      await api.visitor.post('/api/user/resetpassword', { ...reset, ...chosen }),
      await undo(former, token),
      await undo(thiefs, token),
    ])
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
  });

  it('overrides every later change, and invalidates their undo links', async () => {
    const { owner, former, thiefs, token } = await takenAccount();
    const thiefsToken = await changeAddress(owner, `two.${thiefs}`);
    api.clock.pass(60_000);
    // The link of a later change can't override an earlier one, even if it was used.
    await undo(thiefs, thiefsToken).expect(200);

    await undo(former, token).expect(200);

    expect((await stored(owner._id)).email).toBe(former);
    expect((await undo(thiefs, thiefsToken)).status).toBe(400);
  });

  it('is open for 7 days', async () => {
    const [one, other] = [await takenAccount(), await takenAccount()];
    api.clock.pass(7 * day - 3 * 60_000);
    await undo(one.former, one.token).expect(200);
    // The link stays as long as its notice is retried.
    const { expiresAt } = await api.models.Link.findOne({ formerEmail: one.thiefs }).orFail().lean();
    expect(expiresAt.getTime() - api.clock.now().getTime()).toBe(2 * day);

    api.clock.pass(3 * 60_000);

    const late = await undo(other.former, other.token);
    expect([late.status, late.body.message]).toEqual([
      400,
      `This link is no longer valid. Please email ${campContent.contact.email}.`,
    ]);
  });

  it('stays open when the thief chooses another password', async () => {
    const { owner, former, thiefs, token } = await takenAccount();
    await resetPassword({ ...owner, email: thiefs });

    await undo(former, token).expect(200);
  });

  it('checks the new password by the usual rules, and changes nothing if it is refused', async () => {
    const { owner, former, thiefs, token } = await takenAccount();
    const presented = { email: former, uuid: token };

    const weak = await api.visitor.post('/api/user/undoaddresschange', {
      ...presented,
      newPassword: 'weak',
      newPasswordConf: 'other',
    });

    expect([weak.status, weak.body.errors.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['newPassword', 'newPasswordConf'],
    ]);
    expect((await stored(owner._id)).email).toBe(thiefs);
  });

  it('reports that another account has the address by now', async () => {
    const { former, token } = await takenAccount();
    await createUser(api.models, { email: former });

    const answer = await undo(former, token);

    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.message).toContain('Another account now uses this email address');
    // The refused attempt did not use the link up.
    await api.models.User.deleteOne({ email: former });
    await undo(former, token).expect(200);
  });

  it('does not exist after a change back to the old address', async () => {
    const { owner, former, thiefs, token } = await takenAccount();
    const admin = await api.signedIn(await api.createAccount({ roles: ['user', 'admin'] }));
    await admin.post(`/api/user/update/${String(owner._id)}`, { email: former }).expect(200);
    const link = { email: former, emailVerificationUUID: await newestToken(owner, 'verify-email') };

    await verify(link).expect(200);

    expect((await stored(owner._id)).email).toBe(former);
    expect((await undo(former, token)).status).toBe(400);
    const inForce = { userId: owner._id, purpose: 'undo-address-change', supersededAt: null } as const;
    expect(await api.models.Link.countDocuments(inForce)).toBe(0);
    const events = await api.models.Link.findOne({ userId: owner._id, formerEmail: thiefs }).orFail().lean();
    const notice = { name: 'user.address-changed', 'payload.linkId': String(events._id) } as const;
    expect(await api.models.Outbox.countDocuments(notice)).toBe(1);
  });
});

describe('while the way back is open, the old address', () => {
  const noticesTo = async (former: string) => {
    const link = await api.models.Link.findOne({ email: former, purpose: 'undo-address-change' }).lean();
    const notice = { name: 'user.kept-address-wanted', 'payload.linkId': String(link?._id) } as const;
    return api.models.Outbox.countDocuments(notice);
  };

  it('gets no new account until the way back closes, and the response is the same', async () => {
    const { former } = await takenAccount();

    const signedUp = await signUp(former.toUpperCase());

    const other = await signUp('newcomer@example.com');
    expect([signedUp.status, signedUp.body]).toEqual([other.status, other.body]);
    expect(await api.models.User.countDocuments({ emailKey: former.toLowerCase() })).toBe(0);
    expect(await noticesTo(former)).toBe(1);
    api.clock.pass(7 * day);
    await signUp(former);
    await verify({ email: former, emailVerificationUUID: await mailedToken(api, former) }).expect(200);
    expect(await api.models.User.countDocuments({ emailKey: former.toLowerCase() })).toBe(1);
  });

  it('goes to no other account, also by a link that is older than the change (S15)', async () => {
    const owner = await api.createAccount();
    const early = await api.createAccount();
    const wanted = `wanted.${owner.email}`;
    const older = await askForAddress(early, wanted);
    await changeAddress(owner, wanted);
    const token = await changeAddress({ ...owner, email: wanted }, `thief.${owner.email}`);

    expect((await verify(older)).status).toBe(400);

    const late = await api.createAccount();
    const person = await api.signedIn(late);
    const asked = { email: wanted, current: knownPassword };
    await person.post(`/api/user/update/${person.userId}`, asked).expect(200);
    expect(await api.models.Link.countDocuments({ userId: late._id })).toBe(0);
    expect(await noticesTo(wanted)).toBe(1);
    await undo(wanted, token).expect(200);
  });
});

describe('concurrent calls', () => {
  it('two presses on the button undo one change once', async () => {
    const { owner, former, token } = await takenAccount();

    const answers = await Promise.all([undo(former, token), undo(former, token)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const undone = { action: 'undo-address-change', recordIds: owner._id } as const;
    expect(await api.models.Audit.countDocuments(undone)).toBe(1);
  });

  it('a second change that takes effect while the first is undone is also undone', async () => {
    const { owner, former, thiefs, token } = await takenAccount();
    const second = await askForAddress(owner, `two.${thiefs}`);
    // The account changes between the read of the link and the transaction.
    jest.spyOn(api.deps.passwords, 'hash').mockImplementationOnce(async () => {
      await verify(second).expect(200);
      return owner.passwordHash;
    });

    await undo(former, token).expect(200);

    expect((await stored(owner._id)).email).toBe(former);
    expect((await undo(thiefs, await newestToken(owner, 'undo-address-change'))).status).toBe(400);
  });

  it('a second change never survives, in either order', async () => {
    const orders = new Set<number>();
    for (let round = 0; round < 10; round += 1) {
      const { owner, former, thiefs, token } = await takenAccount();
      const second = await askForAddress(owner, `two.${thiefs}`);

      const changing = verify(second).then((answer) => answer);
      // The change gets a growing head start, so that each of the two wins some rounds.
      await setTimeout(3 * round);
      const [changed, undone] = await Promise.all([changing, undo(former, token)]);

      orders.add(changed.status);
      expect([200, 400]).toContain(changed.status);
      expect(undone.status).toBe(200);
      const back = await stored(owner._id);
      expect([back.email, back.pendingEmail]).toEqual([former, undefined]);
      const inForce = { userId: owner._id, purpose: 'undo-address-change', supersededAt: null } as const;
      expect(await api.models.Link.countDocuments({ ...inForce, usedAt: null })).toBe(0);
    }
    // As a control, the change succeeds in some rounds. Otherwise there would be no race.
    expect(orders).toContain(200);
  });

  it('nobody can sign up with an address at the moment when an account stops using it', async () => {
    const registered = new Set<number>();
    for (let round = 0; round < 5; round += 1) {
      const owner = await api.createAccount();
      const link = await askForAddress(owner, `new.${owner.email}`);

      const [changed, signedUp] = await Promise.all([verify(link), signUp(owner.email)]);

      registered.add(signedUp.status);
      expect(changed.status).toBe(200);
      await verify({ email: owner.email, emailVerificationUUID: await mailedToken(api, owner.email) });
      expect(await api.models.User.countDocuments({ emailKey: owner.email.toLowerCase() })).toBe(0);
    }
    expect([...registered]).toEqual([201]);
  });
});
