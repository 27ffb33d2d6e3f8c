import { knownPassword, serveApi } from '../../../test/api-under-test';
import { behindProxy, logInFrom, newAddress, type LoginFrom } from '../../../test/log-in-at';
import { chosenPassword } from '../../../test/mailed-links';
import { ProblemError } from '../../refusals/problem';

const window = { per: 900 };
const limits = {
  login: { most: 3, ...window },
  loginByAddress: { most: 4, ...window },
  loginByAccount: { most: 2, ...window },
  wrongLoginsNotice: { most: 1, per: 86_400 },
};
const api = serveApi({ limits, overrides: behindProxy });

const wrong = { password: 'Wrong1234' };
const unknownEmail = () => `nobody.${newAddress()}@example.com`;
const notices = async (userId: unknown) => {
  await api.deps.afterwards.settled();
  return api.models.Outbox.countDocuments({ name: 'user.wrong-logins', 'payload.userId': String(userId) });
};

/** Wrong logins of unknown accounts. */
async function guessFrom(address: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await logInFrom(api, unknownEmail(), { address, ...wrong })).status);
  return statuses;
}

/** Wrong logins of one account, each from another address. */
async function guessEverywhere(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1)
    statuses.push((await logInFrom(api, email, { address: newAddress(), ...wrong })).status);
  return statuses;
}

async function deviceOf(email: string): Promise<string> {
  const { headers } = await logInFrom(api, email, { address: newAddress() });
  const [cookie = ''] = headers['set-cookie'] as unknown as string[];
  return cookie;
}

describe('many wrong logins from one network', () => {
  it('refuse accounts that failed there, with Retry-After, and check the others', async () => {
    const [mistyped, other] = [await api.createAccount(), await api.createAccount()];
    const address = newAddress();
    await logInFrom(api, mistyped.email, { address, ...wrong });
    expect(await guessFrom(address, 3)).toEqual([401, 401, 401]);

    const refused = await logInFrom(api, mistyped.email, { address });

    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await logInFrom(api, other.email, { address })).status).toBe(200);
    expect((await logInFrom(api, mistyped.email, { address: newAddress() })).status).toBe(200);
  });

  it('are refused at the limit, whether or not the account exists, but not on known devices (S11)', async () => {
    const user = await api.createAccount();
    const cookie = await deviceOf(user.email);
    const address = newAddress();

    const statuses = await guessFrom(address, 41);

    expect(statuses).toEqual([...Array<number>(40).fill(401), 429]);
    expect((await logInFrom(api, user.email, { address })).status).toBe(429);
    expect((await logInFrom(api, user.email, { address, cookie })).status).toBe(200);
  });
});

describe('many wrong logins of one account', () => {
  it('lock out no account, and the owner is notified once', async () => {
    const user = await api.createAccount();

    expect(await guessEverywhere(user.email, 6)).toEqual(Array<number>(6).fill(401));

    expect((await logInFrom(api, user.email, { address: newAddress() })).status).toBe(200);
    expect(await notices(user._id)).toBe(1);
  });

  it('are not notified below the limit, nor at an unverified address', async () => {
    const [user, unverified] = [await api.createAccount(), await api.createAccount({ emailVerified: false })];
    const last = await api.createAccount();

    await guessEverywhere(user.email, 1);
    await guessEverywhere(unverified.email, 3);
    await guessEverywhere(last.email, 3);

    expect([await notices(user._id), await notices(unverified._id)]).toEqual([0, 0]);
    expect(await notices(last._id)).toBe(1);
  });

  it('are reported with the next wrong login if the event could not be recorded', async () => {
    const user = await api.createAccount();
    const outbox = api.models.Outbox.collection;
    const failed = jest.spyOn(outbox, 'insertOne').mockRejectedValue(new Error('The disk is full'));
    await guessEverywhere(user.email, 3);
    expect(await notices(user._id)).toBe(0);
    failed.mockRestore();

    await guessEverywhere(user.email, 1);

    expect(await notices(user._id)).toBe(1);
  });

  it('are answered the same for an address without an account', async () => {
    const [user, address] = [await api.createAccount(), newAddress()];
    const answersOf = async (email: string, household: string) => {
      const answers = [];
      for (let time = 0; time < 5; time += 1) {
        const { status, body, headers } = await logInFrom(api, email, { address: household, ...wrong });
        answers.push([status, body.code, body.message, headers['retry-after'] !== undefined]);
      }
      return answers;
    };

    expect(await answersOf(user.email, address)).toEqual(await answersOf(unknownEmail(), newAddress()));
  });

  it('in the owner’s own network do not block the owner’s devices', async () => {
    const [user, other] = [await api.createAccount(), await api.createAccount()];
    const cookie = await deviceOf(user.email);
    const address = newAddress();
    for (let time = 0; time < 4; time += 1) await logInFrom(api, user.email, { address, ...wrong });

    expect((await logInFrom(api, user.email, { address })).status).toBe(429);
    expect((await logInFrom(api, user.email, { address, cookie })).status).toBe(200);
    expect((await logInFrom(api, user.email, { address, cookie: await deviceOf(other.email) })).status).toBe(
      429,
    );
  });
});

describe('a known device', () => {
  const attempts = async (email: string, from: LoginFrom, times = 4) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await logInFrom(api, email, from)).status);
    return statuses;
  };

  it('is not blocked by wrong logins on the account’s other devices (S11)', async () => {
    const user = await api.createAccount();
    const [former, own] = [await deviceOf(user.email), await deviceOf(user.email)];
    const address = newAddress();

    expect(await attempts(user.email, { address, cookie: former, ...wrong })).toEqual([401, 401, 401, 429]);

    expect((await logInFrom(api, user.email, { address, cookie: own })).status).toBe(200);
  });

  it('has one count, however often it logs in', async () => {
    const user = await api.createAccount();
    const address = newAddress();
    let cookie = await deviceOf(user.email);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await logInFrom(api, user.email, { address: newAddress(), cookie, ...wrong })).status);
      const { headers } = await logInFrom(api, user.email, { address, cookie });
      cookie = (headers['set-cookie'] as unknown as string[] | undefined)?.[0] ?? cookie;
    }

    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('can’t be made up', async () => {
    const [user, other] = [await api.createAccount(), await api.createAccount()];
    const address = newAddress();
    await attempts(user.email, { address, ...wrong });
    const [device, ofOther] = [await deviceOf(user.email), await deviceOf(other.email)].map(
      (cookie) => /=([^;]+)/.exec(cookie)?.[1]?.split('.') ?? [],
    );

    const madeUp = ['', '.', 'x', `x.${device?.[1]}`, `${device?.[0]}.x`, `${device?.[0]}.${ofOther?.[1]}`];
    for (const value of [...madeUp, ofOther?.join('.')]) {
      const answer = await logInFrom(api, user.email, { address, cookie: `known-device=${value}` });
      expect([value, answer.status]).toEqual([value, 429]);
    }
    const cookie = `known-device=${device?.join('.')}`;
    expect((await logInFrom(api, user.email, { address, cookie })).status).toBe(200);
  });

  it('is unknown after a new password, unless the password was changed on it', async () => {
    const user = await api.createAccount();
    const [former, own] = [await deviceOf(user.email), await deviceOf(user.email)];
    const address = newAddress();
    await attempts(user.email, { address, ...wrong });

    const changed = { newPassword: chosenPassword, newPasswordConf: chosenPassword };
    const { headers } = await (
      await api.signedIn(user)
    )
      .post('/api/user/password', { current: knownPassword, ...changed })
      .set('Cookie', own)
      .expect(200);

    const [renewed = ''] = headers['set-cookie'] as unknown as string[];
    const statusOn = async (cookie: string) =>
      (await logInFrom(api, user.email, { address, cookie, password: chosenPassword })).status;
    expect([await statusOn(former), await statusOn(own), await statusOn(renewed)]).toEqual([429, 429, 200]);
  });
});

it('sets a cookie that no script can read after a valid login, and after no other', async () => {
  const user = await api.createAccount();
  const address = newAddress();

  expect(await deviceOf(user.email)).toMatch(
    /^known-device=[\w-]{36}\.[\w-]{43}; Max-Age=31536000; Path=\/api\/user; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
  const { headers } = await logInFrom(api, user.email, { address, ...wrong });
  expect(headers['set-cookie']).toBeUndefined();
});

it('counts no login whose password was not checked', async () => {
  const user = await api.createAccount();
  const address = newAddress();
  const matches = jest
    .spyOn(api.deps.passwords, 'matches')
    .mockRejectedValue(new ProblemError('unavailable', 'Busy.'));
  for (let time = 0; time < 5; time += 1)
    expect((await logInFrom(api, user.email, { address })).status).toBe(503);
  matches.mockRestore();

  expect((await logInFrom(api, user.email, { address })).status).toBe(200);
});

it('counts a wrong password even if the queue has no room to compare it with passwords of sign-ups', async () => {
  const user = await api.createAccount();
  const hashWithSalt = jest
    .spyOn(api.deps.passwords, 'hashWithSalt')
    .mockRejectedValue(new ProblemError('unavailable', 'Busy.'));
  const statusesOf = async (email: string, address: string) => {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push((await logInFrom(api, email, { address, ...wrong })).status);
    return statuses;
  };
  const [known, unknown] = [
    await statusesOf(user.email, newAddress()),
    await statusesOf(unknownEmail(), newAddress()),
  ];
  hashWithSalt.mockRestore();

  expect(known).toEqual([503, 503, 503, 429]);
  expect(unknown).toEqual(known);
  expect(await notices(user._id)).toBe(1);
});
