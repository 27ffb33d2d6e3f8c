import { start, type Simulator } from '@camp/local-stripe/start';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { serveApi } from '../../test/api-under-test';

let stripe: Simulator;
beforeAll(async () => {
  stripe = await start({ port: 0, clock: () => api.clock.now() });
});
afterAll(() => stripe.close());

const api = serveApi({ stripeUrl: () => stripe.url });
const limited = serveApi({ stripeUrl: () => stripe.url, limits: { stripe: { most: 6, per: 60 } } });

const family = async (served: typeof api, size: number) => {
  const year = 2026;
  const { models } = served;
  const user = await served.createAccount();
  const camp = (await models.Camp.findOne({ year }).lean()) ?? (await createCamp(models, { year }));
  const campers: string[] = [];
  for (let made = 0; made < size; made += 1) {
    const camper = await createCamper(models, { userId: user._id, campId: camp._id, paid: false });
    campers.push(String(camper._id));
  }
  const parent = await served.signedIn(user);
  const pay = (...chosen: number[]) =>
    parent.post('/api/stripe/create', { campers: chosen.map((at) => campers[at]) });
  return { parent, pay, check: () => parent.get(`/api/stripe/user/${parent.userId}`) };
};

/** Calls to Stripe since then. */
const asked = async (act: () => Promise<unknown>) => {
  const before = stripe.requests.length;
  await act();
  return stripe.requests.length - before;
};

it('asks Stripe once for concurrent checks of a checkout, and again afterwards', async () => {
  const { pay, check } = await family(api, 1);
  await pay(0).expect(200);
  // Delays the simulator like Stripe. Otherwise the first response might arrive before the last request.
  stripe.faults.set({ api: [{ kind: 'slow', ms: 2_500 }] });

  const concurrent = await asked(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => check()));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ checked: true, payments: [{ status: 'open' }] });
  });
  stripe.faults.clear();
  const after = await asked(check);

  expect([concurrent, after]).toEqual([1, 1]);
});

it('returns stored data above the limit, and asks again in the next minute', async () => {
  const { pay, check, parent } = await family(limited, 1);
  await pay(0).expect(200);
  const answers: boolean[] = [];
  const questions = await asked(async () => {
    for (let times = 0; times < 12; times += 1) {
      const { body } = await check().expect(200);
      expect(body.payments).toHaveLength(1);
      answers.push(body.checked as boolean);
    }
  });
  // Opening the checkout was the first of the six.
  expect(questions).toBe(5);
  expect(answers).toEqual([...Array<boolean>(5).fill(true), ...Array<boolean>(7).fill(false)]);

  // Another account isn't limited.
  const other = await family(limited, 1);
  await other.pay(0).expect(200);
  expect((await other.check().expect(200)).body.checked).toBe(true);
  const nothingOpen = await limited.signedIn(await limited.createAccount());
  const { body } = await nothingOpen.get(`/api/stripe/user/${nothingOpen.userId}`).expect(200);
  expect(body).toEqual({ payments: [], checked: true });
  expect(parent.userId).not.toBe(nothingOpen.userId);
});

it('returns the same open checkout for the same campers, also concurrently, and limits new ones', async () => {
  const { pay } = await family(limited, 2);

  const first = await Promise.all(Array.from({ length: 10 }, () => pay(0, 1)));
  expect(first.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  expect(new Set(first.map(({ body }) => body.msg as string)).size).toBe(1);

  const statuses: number[] = [];
  const sessions = new Set<string>();
  for (let times = 0; times < 14; times += 1) {
    const { status, body, headers } = times % 2 === 0 ? await pay(0) : await pay(0, 1);
    statuses.push(status);
    if (status === 200) sessions.add(body.msg as string);
    else expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  // Each change closes one session and opens another. The open one stays open and is returned again.
  const open = statuses.lastIndexOf(200) % 2;
  expect(statuses.slice(-4)).toEqual(open === 0 ? [200, 429, 200, 429] : [429, 200, 429, 200]);
  expect(sessions.size).toBeLessThanOrEqual(6);
});

it('compares with Stripe up to the limit, then shows the last result and settles nothing', async () => {
  const admin = await limited.signedIn(await limited.createAccount({ roles: ['admin'] }));
  const results = new Set<string>();
  for (let times = 0; times < 8; times += 1) {
    limited.clock.pass(1_000);
    const { headers } = await admin.get('/api/stripe/reconciliation?now=true').expect(200);
    results.add(headers['x-checked-at'] as string);
  }

  expect(results.size).toBe(6);
  const id = '64b0000000000000000000c1';
  const settled = await admin.post(`/api/stripe/reconcile/${id}`, { action: 'take-over' });
  expect([settled.status, settled.body.code]).toEqual([429, 'too-many-requests']);
});
