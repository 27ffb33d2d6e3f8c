import { request } from 'node:http';
import { emailKeyOf } from '@camp/database/user/user-model';
import { medicalKey } from '@camp/testing/medical-key';
import { knownPassword, serveApi } from '../../../test/api-under-test';
import { behindProxy, logInFrom, newAddress } from '../../../test/log-in-at';
import type { Dependencies } from '../../dependencies';
import { envSchema } from '../../env';
import { limitsOf } from '../../limits/limits';
import { createHashingQueue, type Priority } from '../password/hashing-queue';

const limits = limitsOf(
  envSchema.parse({
    MONGODB_URI: 'mongodb://127.0.0.1/camp',
    REDIS_URL: 'redis://127.0.0.1',
    JWT_SECRET: 'a secret of the tests, long enough',
    MEDICAL_KEY: medicalKey,
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
  }),
);

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

const statusesOf = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

/** Checks one password at a time, and none while it is shut. */
function gated({ passwords }: Pick<Dependencies, 'passwords'>, waiting: number) {
  const queue = createHashingQueue({ atOnce: 1, waiting });
  let open = (): void => undefined;
  let opened = Promise.resolve();
  const gate = {
    asked: 0,
    compared: 0,
    shut: () => void (opened = new Promise((resolve) => (open = resolve))),
    open: () => open(),
  };
  const through = <Result>(priority: Priority, work: () => Promise<Result>) => {
    gate.asked += 1;
    return queue.run(priority, async () => {
      await opened;
      gate.compared += 1;
      return work();
    });
  };
  const gatedPasswords: Dependencies['passwords'] = {
    hash: (password) => passwords.hash(password),
    hashWithSalt: (password, salt, priority = { group: '' }) =>
      through(priority, () => passwords.hashWithSalt(password, salt)),
    matches: (stored, password, priority = { group: '' }) =>
      through(priority, () => passwords.matches(stored, password)),
  };
  return { gate, passwords: gatedPasswords };
}

describe('a full queue', () => {
  let gate: ReturnType<typeof gated>['gate'];
  const api = serveApi({
    limits: { login: { most: 3, per: 900 } },
    overrides: (deps) => {
      const parts = gated(deps, 2);
      gate = parts.gate;
      return { ...behindProxy(deps), passwords: parts.passwords };
    },
  });

  afterEach(() => {
    gate.open();
    jest.restoreAllMocks();
  });

  /** A client that logs in and may hang up. */
  function callerAt(address: string, email: string, password: string) {
    const caller = request(`${api.url}/api/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    });
    caller.on('error', () => undefined);
    caller.end(JSON.stringify({ email, password }));
    return caller;
  }

  /** Hangs up after the account's own password was found to differ, before the sign-ups are checked. */
  async function guessAndHangUp(address: string, email: string) {
    const other = await api.createAccount();
    const settled = jest.spyOn(api.deps.limiter, 'forgive');
    const counted = jest.spyOn(api.deps.limiter, 'count');
    const isSettled = () =>
      settled.mock.calls.some((call) => call.includes(emailKeyOf(email))) ||
      counted.mock.calls.some(([name, key]) => name === 'loginByAccount' && key === emailKeyOf(email));
    gate.shut();
    const { asked } = gate;
    const caller = callerAt(address, email, 'Wrong1234');
    await until(() => gate.asked === asked + 1);
    const held = logInFrom(api, other.email, { address: newAddress() }).then(({ status }) => status);
    await until(() => gate.asked === asked + 2);
    gate.open();
    gate.shut();
    await until(() => gate.asked === asked + 3);
    caller.destroy();
    await until(isSettled);
    jest.restoreAllMocks();
    gate.open();
    expect(await held).toBe(200);
  }

  it('answers 503 with Retry-After only to the network that fills the queue, and still serves files', async () => {
    const user = await api.createAccount();
    const address = newAddress();
    gate.shut();
    const asked = gate.asked;
    const held = [0, 1, 2].map(() => logInFrom(api, user.email, { address }).then(({ status }) => status));
    await until(() => gate.asked === asked + 3);

    const refused = await logInFrom(api, (await api.createAccount()).email, { address });
    const elsewhere = logInFrom(api, (await api.createAccount()).email, { address: newAddress() }).then(
      ({ status }) => status,
    );
    const file = await api.visitor.get('/robots.txt');
    await until(() => gate.asked === asked + 5);
    gate.open();

    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
    expect(file.status).toBe(200);
    expect(await elsewhere).toBe(200);
    // The last of the three made room for the other network, and no 503 counts as a wrong password.
    expect((await Promise.all(held)).sort()).toEqual([200, 200, 503]);
    expect((await logInFrom(api, user.email, { address })).status).toBe(200);
  });

  it('checks no password of a client that has disconnected', async () => {
    const [first, gone] = [await api.createAccount(), await api.createAccount()];
    gate.shut();
    const { asked, compared } = gate;
    const held = logInFrom(api, first.email, { address: newAddress() }).then(({ status }) => status);
    await until(() => gate.asked === asked + 1);
    const caller = callerAt(newAddress(), gone.email, knownPassword);
    await until(() => gate.asked === asked + 2);
    const forgiven = jest.spyOn(api.deps.limiter, 'forgive');

    caller.destroy();
    await until(() => forgiven.mock.calls.length > 0);
    gate.open();

    expect(await held).toBe(200);
    expect((await logInFrom(api, first.email, { address: newAddress() })).status).toBe(200);
    expect(gate.compared).toBe(compared + 2);
    expect(forgiven.mock.calls[0]).toContain(emailKeyOf(gone.email));
  });

  it.each(['an account', 'no account'])(
    'counts a wrong password of a client that hangs up after it was compared, with %s',
    async (whose) => {
      const email = whose === 'an account' ? (await api.createAccount()).email : 'nobody@example.com';
      const address = newAddress();

      for (let time = 0; time < 3; time += 1) await guessAndHangUp(address, email);

      expect((await logInFrom(api, email, { address })).status).toBe(429);
    },
  );
});

/** Milliseconds, long enough for many families on a busy machine. */
const timeout = 120_000;

describe('with the default limits', () => {
  const api = serveApi({ limits, overrides: behindProxy });

  const accounts = async (count: number) => {
    const { passwordHash } = await api.createAccount();
    return Promise.all(Array.from({ length: count }, () => api.createAccount({ passwordHash })));
  };

  it(
    'logs in five hundred families at once from one network address',
    async () => {
      const address = newAddress();
      const families = await accounts(500);

      const answers = await Promise.all(families.map(({ email }) => logInFrom(api, email, { address })));

      expect(statusesOf(answers)).toEqual([200]);
    },
    timeout,
  );

  it(
    'never refuses a school whose families mistype their passwords',
    async () => {
      const address = newAddress();
      const families = await accounts(150);
      const logIn = (password?: string) =>
        Promise.all(families.map(({ email }) => logInFrom(api, email, { address, password })));

      const mistyped = [...(await logIn('Sunshine2')), ...(await logIn('sunshine1'))];
      const third = await logIn('Sunshine1 ');

      expect(statusesOf([...mistyped, ...third])).toEqual([401]);
      expect(statusesOf(await logIn())).toEqual([200]);
    },
    timeout,
  );
});
