import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { reconcileSeats } from '@camp/database/camp/reconcile-seats';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { systemClock } from '@camp/runtime/clock';
import { createCamp } from '@camp/database/test/factories/camp';
import { createUser } from '@camp/database/test/factories/user';
import { openTestDatabase } from '@camp/database/test/open-database';
import { testRedisUrl } from '@camp/testing/test-database';
import { apiProcesses, settings } from '../../test/api-process';
import { camperForm } from '../../test/camper-form';
import { expectInOrder } from '../../test/expect-in-order';
import type { Dependencies } from '../dependencies';
import { startSession } from '../user/login/sessions';

const { connection, models, ready, uri } = openTestDatabase();
beforeAll(async () => {
  await ready;
  await ensureDefaultRoles(models);
});
beforeEach(() => models.Camp.deleteMany({}));
const { listening } = apiProcesses();
const startApi = () => listening({ MONGODB_URI: uri, REDIS_URL: testRedisUrl() }, '/readyz');

const day = 24 * 60 * 60 * 1000;

/** A camp whose registration is open today. */
const openCamp = (waitListAfter: number) =>
  createCamp(models, {
    waitListAfter,
    registrationStart: new Date(Date.now() - day),
    startDate: new Date(Date.now() + 30 * day),
    endDate: new Date(Date.now() + 35 * day),
    campSunday: new Date(Date.now() + 38 * day),
  });

/** Families with their logins and forms ready to be sent. */
async function families(count: number) {
  const deps = { models, clock: systemClock, settings: { jwtSecret: settings.JWT_SECRET } } as Dependencies;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const user = await createUser(models);
      const headers = {
        Authorization: `Bearer ${startSession(deps, user).token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
      };
      return { headers, body: JSON.stringify(camperForm()) };
    }),
  );
}
type Family = Awaited<ReturnType<typeof families>>[number];

/** Sends the form to each API in turn until a record is returned. */
async function register(family: Family, apis: readonly string[], mayGiveUp = false): Promise<boolean> {
  for (let index = 0; ; index += 1) {
    const url = `${apis[index % apis.length]}/api/camper/create`;
    const answer = await fetch(url, { method: 'POST', ...family }).catch(() => undefined);
    if (answer?.status === 201) return true;
    if (answer && answer.status !== 503) throw new Error(`${answer.status} ${await answer.text()}`);
    if (mayGiveUp) return false;
    await pause(200);
  }
}

// Runs only if KILLS is set, since faults take minutes and the time limits need a quiet machine.
const onDemand = process.env.KILLS ? it : it.skip;

it.each(process.env.KILLS ? [200, 500] : [200])(
  'seats the first 40 of %d families at two APIs at once, in their order (F20)',
  async (count) => {
    const [one, other] = await Promise.all([startApi(), startApi()]);
    const { _id: campId } = await openCamp(40);
    const sent = await families(count);

    await Promise.all(
      sent.map((family, index) => register(family, index % 2 ? [one.url, other.url] : [other.url, one.url])),
    );

    const campers = await expectInOrder(models, campId, 40);
    expect(campers.map(({ arrival }) => arrival)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
  },
);

onDemand('leaves no seat empty a minute after one of the APIs was killed in the rush (F6)', async () => {
  const [one, other] = await Promise.all([startApi(), startApi()]);
  const { _id: campId } = await openCamp(40);
  const sent = await families(120);

  const registering = sent.map((family, index) =>
    register(family, index % 2 ? [one.url, other.url] : [other.url], index % 4 === 1),
  );
  while ((await models.Camper.countDocuments({ campId })) < 10) await pause(5);
  one.api.kill('SIGKILL');
  const killedAt = Date.now();
  const answered = await Promise.all(registering);
  // The worker does this every ten seconds.
  while (Date.now() < killedAt + 60_000) {
    await reconcileSeats(connection, models, campId);
    await offerFreedSeats(connection, models, campId, new Date());
    await pause(10_000);
  }

  expect(answered).toContain(false);
  const campers = await expectInOrder(models, campId, 40);
  expect(campers.length).toBeGreaterThanOrEqual(answered.filter(Boolean).length);
});
