import { sessionsPerAccount } from '@camp/database/user/session';
import { inTransaction } from '@camp/database/transaction';
import jwt from 'jsonwebtoken';
import { knownPassword, serveApi, type Client } from '../../../test/api-under-test';
import { endSession, endSessions } from './end-sessions';
import { startSession } from './sessions';

const api = serveApi();

describe('sessions', () => {
  const statusesOf = async (...people: Pick<Client, 'get'>[]) => {
    const statuses = [];
    for (const person of people) statuses.push((await person.get('/api/user/current')).status);
    return statuses;
  };
  const sessionOf = ({ token }: { token: string }) => (jwt.decode(token) as jwt.JwtPayload).jti as string;
  const passwordChange = {
    current: knownPassword,
    newPassword: 'Moonlight2',
    newPasswordConf: 'Moonlight2',
  };

  it('returns the person with roles and permissions', async () => {
    const person = await api.signedIn();

    const { status, body } = await person.get('/api/user/current/');

    expect(status).toBe(200);
    expect(body.msg).toMatchObject({
      _id: person.userId,
      roles: ['user'],
      permissions: { camper: ['create', 'edit', 'delete', 'view'], 'staff-about': ['view'] },
    });
    expect(JSON.stringify(body)).not.toContain('passwordHash');
  });

  it('ends with the logout, after 12 hours, and with the account', async () => {
    const loggedOut = await api.signedIn();
    await loggedOut.post('/api/user/logout').expect(200, { result: true });
    const deleted = await api.signedIn();
    await api.models.User.deleteOne({ _id: deleted.userId });
    const late = await api.signedIn();
    api.clock.pass(12 * 60 * 60 * 1000 - 1);
    expect(await statusesOf(late)).toEqual([200]);
    api.clock.pass(1);

    for (const person of [loggedOut, deleted, late]) {
      const { status, body } = await person.get('/api/user/current');
      expect(status).toBe(401);
      expect(body.message).toContain('Your session has expired');
      expect(body.code).toBe(person === deleted ? 'account-gone' : 'unauthenticated');
    }
  });

  it('tells only who holds a token of a deleted account that it is deleted', async () => {
    const deleted = await api.signedIn();
    await api.models.User.deleteOne({ _id: deleted.userId });
    const claims = jwt.decode(deleted.token) as object;
    const codeFor = async (token: string) =>
      (await api.visitor.get('/api/user/current').set('Authorization', `Bearer ${token}`)).body as object;

    expect(await codeFor(deleted.token)).toMatchObject({ code: 'account-gone' });
    expect(await codeFor(jwt.sign(claims, 'another secret'))).toMatchObject({ code: 'unauthenticated' });
    // Public pages work as for anybody.
    await deleted.get('/api/camp/list').expect(200);
  });

  it('ends alone with its logout, and a second logout reports that it has ended', async () => {
    const user = await api.createAccount();
    const [one, other] = [await api.signedIn(user), await api.signedIn(user)];

    const logouts = await Promise.all([one.post('/api/user/logout'), one.post('/api/user/logout')]);

    expect(logouts.map(({ status }) => status)).toContain(200);
    expect(await statusesOf(one, other)).toEqual([401, 200]);
    expect((await one.post('/api/user/logout')).body.message).toContain('Your session has expired');
  });

  it('stores one logout, however many logouts of the session are concurrent', async () => {
    const user = await api.createAccount();
    const [one, other] = [await api.signedIn(user), await api.signedIn(user)];
    const person = { userId: one.userId, sessionId: sessionOf(one), startedAt: api.clock.now() };
    const times = Array.from({ length: sessionsPerAccount + 2 });

    await Promise.all(times.map(() => endSession(api.deps, person)));

    expect(await statusesOf(one, other)).toEqual([401, 200]);
    const { recentSessions } = await api.models.User.findById(user._id).orFail().lean();
    expect(recentSessions).toMatchObject([{ sessionId: person.sessionId, endedAt: api.clock.now() }]);
  });

  it('does not continue if its logout races with a password change', async () => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);
    const logout = jest.fn(() => person.post('/api/user/logout').expect(200));

    await inTransaction(api.connection, async (session) => {
      // From here on, the transaction reads the state before the logout.
      await api.models.User.findById(user._id).session(session).lean();
      if (logout.mock.calls.length === 0) await logout();
      await endSessions(api.models, user._id, session, sessionOf(person));
    });

    expect(await statusesOf(person)).toEqual([401]);
    expect(await api.models.User.findById(user._id).lean()).not.toHaveProperty('keptSession');
  });

  it('stays ended, and ends no newer session, however many logouts follow', async () => {
    const user = await api.createAccount();
    const people = [await api.signedIn(user)];
    while (people.length < sessionsPerAccount + 2) {
      api.clock.pass(1_000);
      people.push(await api.signedIn(user));
    }
    const newest = people.pop()!;

    for (const person of people) await person.post('/api/user/logout').expect(200);

    expect(await statusesOf(newest, ...people)).toEqual([200, ...people.map(() => 401)]);
  });

  it('of an earlier version stays ended', async () => {
    const user = await api.createAccount();
    const [ended, open] = [await api.signedIn(user), await api.signedIn(user)];
    const endedSessions = [{ sessionId: sessionOf(ended), expiresAt: api.clock.now() }];

    await api.models.User.updateOne({ _id: user._id }, { endedSessions });

    expect(await statusesOf(ended, open)).toEqual([401, 200]);
  });

  it('does not start for a password that was changed while it was checked', async () => {
    const user = await api.createAccount();
    const person = await api.signedIn(user);
    await person.post('/api/user/password', passwordChange).expect(200);

    const { token } = startSession(api.deps, user);

    await api.visitor.get('/api/user/current').set('Authorization', `Bearer ${token}`).expect(401);
    expect(await statusesOf(person)).toEqual([200]);
  });

  it('continues through its own password changes, and ends with the first change from another session', async () => {
    const user = await api.createAccount();
    const [one, other] = [await api.signedIn(user), await api.signedIn(user)];
    await one.post('/api/user/password', passwordChange).expect(200);
    const { newPassword: current } = passwordChange;
    await one
      .post('/api/user/password', { current, newPassword: 'Moonlight3', newPasswordConf: 'Moonlight3' })
      .expect(200);
    const early = await statusesOf(one, other);
    const later = await api.signedIn(user);
    const last = { newPassword: 'Moonlight4', newPasswordConf: 'Moonlight4' };

    await later.post('/api/user/password', { current: 'Moonlight3', ...last }).expect(200);

    expect(early).toEqual([200, 401]);
    expect(await statusesOf(one, other, later)).toEqual([401, 401, 200]);
  });

  it('cannot be the session that continues once it has ended', async () => {
    const user = await api.createAccount();
    const [ended, loggedOut] = [await api.signedIn(user), await api.signedIn(user)];
    await loggedOut.post('/api/user/logout').expect(200);
    const endAllBut = (except: string) =>
      inTransaction(api.connection, (session) => endSessions(api.models, user._id, session, except));

    await endAllBut(sessionOf(loggedOut));
    const afterLogout = await statusesOf(loggedOut, ended);
    await endAllBut(sessionOf(ended));

    expect(afterLogout).toEqual([401, 401]);
    expect(await statusesOf(loggedOut, ended)).toEqual([401, 401]);
  });

  it('reads the roles for each request', async () => {
    const person = await api.signedIn();
    expect((await person.get('/api/camper/list')).status).toBe(403);

    await api.models.User.updateOne({ _id: person.userId }, { roles: ['admin'] });

    expect((await person.get('/api/camper/list')).status).toBe(200);
  });

  it('asks to log in without a token or with an invalid one, without a word about expiry', async () => {
    const without = await api.visitor.get('/api/user/current');
    const madeUp = await api.visitor.get('/api/user/current').set('Authorization', 'Bearer nonsense');

    for (const { status, body } of [without, madeUp]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'unauthenticated', message: 'Please log in.' });
    }
  });
});
