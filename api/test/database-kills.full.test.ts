import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase, type Database } from '@camp/database/connection';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { startMongo } from '@camp/local-services/mongo';
import type { RunningMongo } from '@camp/local-services/mongo-server';
import { withDatabase } from '@camp/local-services/settings';
import { systemClock } from '@camp/runtime/clock';
import { createLogger } from '@camp/runtime/logger';
import { createCamp } from '@camp/database/test/factories/camp';
import { createUser } from '@camp/database/test/factories/user';
import { testRedisUrl } from '@camp/testing/test-database';
import type { Dependencies } from '../src/dependencies';
import { startSession } from '../src/user/login/sessions';
import { apiProcesses, settings } from './api-process';
import { camperForm } from './camper-form';

const kills = 20;
/** Milliseconds of work between two kills. */
const calm = 400;
const day = 24 * 60 * 60 * 1000;

const { listening } = apiProcesses();
const logger = createLogger({ name: 'test', level: 'silent' });

let folder: string;
let mongo: RunningMongo;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'camp-kills-'));
  mongo = await startMongo({ dir: folder });
  database = connectDatabase({ uri: withDatabase(mongo.uri), logger });
  await database.ready;
  await ensureDefaultRoles(database.models);
});
afterAll(async () => {
  await database.close();
  await mongo.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Kills the database and restarts it at the same address, with its data. */
async function killDatabase() {
  mongo.child.signal('SIGKILL');
  await mongo.child.ended;
  mongo = await startMongo({ dir: folder, port: mongo.port });
}

/** Calls the API as a person with these roles. */
async function caller(url: string, roles: string[]) {
  const deps = { models: database.models, clock: systemClock, settings: { jwtSecret: settings.JWT_SECRET } };
  const user = await createUser(database.models, { roles });
  const authorization = `Bearer ${startSession(deps as Dependencies, user).token}`;
  return (method: string, path: string, body?: object) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: body && JSON.stringify(body),
    });
}

it('answers no request with 500 while the database is killed twenty times under reads and writes (F5)', async () => {
  await createCamp(database.models, {
    waitListAfter: 1_000,
    registrationStart: new Date(Date.now() - day),
    startDate: new Date(Date.now() + 30 * day),
    endDate: new Date(Date.now() + 35 * day),
    campSunday: new Date(Date.now() + 38 * day),
  });
  const { url } = await listening(
    {
      MONGODB_URI: withDatabase(mongo.uri),
      REDIS_URL: testRedisUrl(),
      LIMIT_REGISTRATIONS: '100000',
      LIMIT_LOGIN_ADDRESS: '100000',
    },
    '/readyz',
  );
  const admin = await caller(url, ['user', 'admin']);
  const family = await caller(url, ['user']);
  const created = await admin('POST', '/camper/create', camperForm());
  expect(created.status).toBe(201);
  const { _id } = (await created.json()) as { _id: string };
  const message = { list: 'camper', query: '', subject: 'Bring a coat', text: 'It gets cold.' };

  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  let open = true;
  let underWay = 0;
  /** Number of calls under way at each kill. */
  const met: number[] = [];
  const keepAsking = async (ask: () => Promise<Response>) => {
    while (open) {
      underWay += 1;
      const answer = await ask();
      underWay -= 1;
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      // A file that is already being sent ends without an error status.
      const text = await answer.text().catch(() => '');
      if (answer.status >= 500 && answer.status !== 503) wrong.push(`${answer.url}: ${text}`);
      if (answer.status === 503) await pause(20);
    }
  };
  const isBack = async () => (await family('GET', `/parent/read/${_id}`)).status !== 503;
  const asked = [
    // Several run at once, so that their audit rows are inserted together.
    ...Array.from({ length: 6 }, () => () => admin('GET', `/camper/read/${_id}`)),
    ...Array.from({ length: 2 }, () => () => admin('GET', '/camper/list?page=1&pageSize=25')),
    () => admin('GET', '/camper/export'),
    () => admin('GET', '/user/list'),
    () => admin('POST', '/message/send', message),
    () => admin('POST', '/camper/create', camperForm({ nameFirst: randomUUID() })),
    () => admin('POST', '/camper/create', camperForm({ nameFirst: randomUUID() })),
    () => admin('POST', `/camper/update/${_id}`, { allergies: randomUUID() }),
    () => family('GET', '/user/current'),
    () => family('POST', '/user/login', { email: `${randomUUID()}@example.com`, password: 'Trailhead7' }),
    () => family('POST', '/user/sendpasswordreset', { email: `${randomUUID()}@example.com` }),
  ].map(keepAsking);

  for (let kill = 0; kill < kills; kill += 1) {
    await pause(calm * (0.5 + Math.random()));
    met.push(underWay);
    await killDatabase();
    while (!(await isBack())) await pause(20);
  }
  await pause(calm);
  open = false;
  await Promise.all(asked);

  expect(wrong).toEqual([]);
  // Each fault hit calls under way, and calls succeeded between the faults. The number of 503s isn't checked, since the
  // driver retries most calls if the database is back soon.
  expect(met.filter((calls) => calls === 0)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(kills);
  expect(statuses.get(201)).toBeGreaterThan(kills);
});
