import { currentPasswordMissing, passwordsDiffer, passwordWrong } from '@camp/contracts/test/sentences/user';
import { knownPassword, serveApi } from '../../../test/api-under-test';
import { chosenPassword, mailedLinks } from '../../../test/mailed-links';

const api = serveApi();
const { newestToken, askForAddress, verify, logIn } = mailedLinks(api);

const chosen = { newPassword: chosenPassword, newPasswordConf: chosenPassword };

describe('changing one’s own password', () => {
  it('ends every other session, is notified by email and audited (S12)', async () => {
    const user = await api.createAccount();
    const [person, other] = [await api.signedIn(user), await api.signedIn(user)];

    const answer = await person.post('/api/user/password', { current: knownPassword, ...chosen });

    expect([answer.status, answer.body]).toEqual([
      200,
      { result: true, msg: 'You have successfully changed your password.' },
    ]);
    expect([
      (await person.get('/api/user/current')).status,
      (await other.get('/api/user/current')).status,
    ]).toEqual([200, 401]);
    expect([await logIn(user.email, chosenPassword), await logIn(user.email, knownPassword)]).toEqual([
      200, 401,
    ]);
    const event = { name: 'user.password-changed', 'payload.userId': person.userId } as const;
    expect(await api.models.Outbox.countDocuments(event)).toBe(1);
    const rows = await api.models.Audit.find({ recordIds: user._id }).lean();
    expect(rows.map(({ action, subject, actorId }) => [action, subject, String(actorId)])).toEqual([
      ['change-password', 'user', person.userId],
    ]);
  });

  it('invalidates links in earlier emails: reset links and a change of address', async () => {
    const user = await api.createAccount();
    await api.visitor.post('/api/user/sendpasswordreset', { email: user.email }).expect(200);
    await api.settleRequests();
    const reset = { email: user.email, uuid: await newestToken(user, 'reset-password') };
    const change = await askForAddress(user, `thief.${user.email}`);
    const person = await api.signedIn(user);

    await person.post('/api/user/password', { current: knownPassword, ...chosen }).expect(200);

    const again = { newPassword: 'Thief1234', newPasswordConf: 'Thief1234' };
    expect((await api.visitor.post('/api/user/resetpassword', { ...reset, ...again })).status).toBe(400);
    expect((await verify(change)).status).toBe(400);
    const stored = await api.models.User.findById(user._id).orFail().lean();
    expect(stored).not.toHaveProperty('pendingEmail');
  });

  it('names every wrong field in the specification’s words', async () => {
    const person = await api.signedIn();

    const answer = await person.post('/api/user/password', { newPassword: 'weak', newPasswordConf: 'other' });

    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [
        { path: 'current', message: currentPasswordMissing },
        {
          path: 'newPassword',
          message: passwordWrong,
        },
        { path: 'newPasswordConf', message: passwordsDiffer },
      ],
    ]);
  });

  it('requires the correct current password', async () => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);

    const answer = await person.post('/api/user/password', { current: 'Wrong1234', ...chosen });

    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ path: 'current', message: 'Your current password is incorrect.' }],
    ]);
    expect(await logIn(user.email, knownPassword)).toBe(200);
    expect(await api.models.Audit.countDocuments({ recordIds: user._id })).toBe(0);
  });

  it('accepts one of two concurrent changes', async () => {
    const user = await api.createAccount();
    const [one, other] = [await api.signedIn(user), await api.signedIn(user)];
    const otherChoice = { newPassword: 'Daylight3', newPasswordConf: 'Daylight3' };

    const answers = await Promise.all([
      one.post('/api/user/password', { current: knownPassword, ...chosen }),
      other.post('/api/user/password', { current: knownPassword, ...otherChoice }),
    ]);

    const statuses = answers.map(({ status }) => status);
    // The slower request is refused, or its session has already ended.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const won = statuses[0] === 200 ? chosenPassword : otherChoice.newPassword;
    expect(await logIn(user.email, won)).toBe(200);
  });
});
