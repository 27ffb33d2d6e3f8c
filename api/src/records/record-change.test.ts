import { changesOfMail } from '@camp/database/audit/change-mails';
import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { changeWaitingEvent, releaseWaitingEvent } from '@camp/database/outbox/waiting-events';
import { inTransaction } from '@camp/database/transaction';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import { trusted, type QueryFilter } from 'mongoose';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi({ limits: { update: { most: 30, per: 3600 } } });

const minute = 60_000;

/** Changes the school any number of times. */
const schools = (count: number) => Array.from({ length: count }, (_, at) => ({ school: `School ${at}` }));

/** A registration, and a function that changes it. */
async function registered(client?: Client & { userId: string }) {
  const parent = client ?? (await api.signedIn());
  const campId = (await createCamp(api.models))._id;
  const { _id } = await createCamper(api.models, { userId: parent.userId as never, campId });
  const change = (by: Client, sent: object) => by.post(`/api/camper/update/${String(_id)}`, sent);
  return { parent, _id, change };
}

/** The due and waiting emails about a record: their number of changes, and the minutes until they are sent. */
async function mailsOf(recordId: unknown, since: Date) {
  const audits = await api.models.Audit.find({ recordIds: recordId as never, action: 'change' }).lean();
  const rows = await api.models.Outbox.find({ name: /changed$/ })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  return rows.flatMap(({ payload, notBefore }) => {
    const first = audits.find(({ _id }) => _id.toString() === payload.auditId);
    if (!first?.mailAt) return [];
    const named = audits.filter(({ mailAt }) => mailAt?.getTime() === first.mailAt?.getTime());
    return [[named.length, notBefore ? (notBefore.getTime() - since.getTime()) / minute : 'at once']];
  });
}

it('emails the first change at once, and the changes of the next ten minutes in one email', async () => {
  const { parent, _id, change } = await registered();
  const since = api.clock.now();
  for (const school of schools(4)) {
    await change(parent, school).expect(200);
    api.clock.pass(2 * minute);
  }

  expect(await mailsOf(_id, since)).toEqual([
    [1, 'at once'],
    [3, 10],
  ]);
  // The worker sends the email, so the next one waits for the interval.
  await api.models.Outbox.updateOne({ about: String(_id) }, { dispatchedAt: since, $unset: { about: 1 } });
  api.clock.pass(3 * minute);
  await change(parent, { school: 'Eleventh minute' }).expect(200);
  api.clock.pass(20 * minute);
  await change(parent, { school: 'Long after' }).expect(200);

  expect(await mailsOf(_id, since)).toEqual([
    [1, 'at once'],
    [3, 10],
    [1, 20],
    [1, 'at once'],
  ]);
});

it('sends no more emails for concurrent changes, and counts each record separately', async () => {
  const { parent, _id, change } = await registered();
  const other = await registered(parent);
  const since = api.clock.now();

  const answers = await Promise.all([
    ...schools(8).map((school) => change(parent, school)),
    other.change(parent, { school: 'Another child' }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await mailsOf(_id, since)).toEqual([
    [1, 'at once'],
    [7, 10],
  ]);
  expect(await mailsOf(other._id, since)).toEqual([[1, 'at once']]);
});

describe('after an hour without a worker', () => {
  /** An email waited during all that time, and another change was to be emailed at once. */
  async function outage() {
    const { parent, _id, change } = await registered();
    for (const school of schools(2)) await change(parent, school).expect(200);
    api.clock.pass(60 * minute);
    await change(parent, { school: 'After an hour' }).expect(200);
    api.clock.pass(minute);
    const changes = () =>
      api.models.Audit.find({ recordIds: _id, action: 'change' }).sort({ createdAt: -1 }).lean();
    const notified: string[] = [];
    /** Sends emails about the record: those that are due at once, or those that have waited. */
    const send = async (which: Pick<QueryFilter<StoredOutboxRow>, 'notBefore'>) => {
      for (const row of await api.models.Outbox.find({ name: /changed$/, ...which }).lean()) {
        const first = (await changes()).find((one) => one._id.toString() === row.payload.auditId);
        if (!first || (row.notBefore && !(await releaseWaitingEvent(api.models, row, api.clock.now()))))
          continue;
        const named = await changesOfMail(api.models, first, { withSilent: true });
        notified.push(...named.map((one) => one._id.toString()));
        await api.models.Outbox.deleteOne({ _id: row._id });
      }
    };
    const begin = () => send(atOnce).then(() => send(waited));
    /** Number of changes that no email has named, after all emails were sent. */
    const unnotified = async () => {
      await begin();
      return (await changes()).filter((one) => !notified.includes(one._id.toString())).length;
    };
    return { parent, _id, change, changes, send, begin, unnotified };
  }
  const atOnce = { notBefore: null };
  const waited = { notBefore: trusted({ $exists: true }) };

  it('a change between two emails, or while they are sent, is included', async () => {
    const between = await outage();
    await between.send(atOnce);
    await between.change(between.parent, { school: 'Between' }).expect(200);
    const lost = [await between.unnotified()];
    for (let round = 0; round < 10; round += 1) {
      const { parent, change, begin, unnotified } = await outage();
      await Promise.all([begin(), change(parent, { school: 'Meanwhile' }).expect(200)]);
      lost.push(await unnotified());
    }
    expect(lost).toEqual(lost.map(() => 0));
  });

  it('a change that joins any waiting event is in neither email (control)', async () => {
    const { parent, _id, changes, send, unnotified } = await outage();
    const { models } = api;
    await send(atOnce);
    const event = { name: 'registration.changed', about: String(_id) } as const;
    const change = {
      actorId: parent.userId,
      action: 'change',
      subject: 'camper',
      fields: ['school'],
    } as const;
    const [last] = await changes();

    const joined = await inTransaction(api.connection, async (session) => {
      await writeAudit(models, { ...change, recordIds: [_id], mailAt: last!.mailAt! }, session);
      return changeWaitingEvent(models, session, event);
    });

    expect([joined, await unnotified()]).toEqual([true, 1]);
  });
});

it('limits the changes of an account with 429, but not of other accounts or of people who enter paper forms', async () => {
  const { parent, _id, change } = await registered();
  for (const school of schools(30)) await change(parent, school).expect(200);

  const { status, headers } = await change(parent, { school: 'One too many' });

  expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  const profile = await parent.post(`/api/user/update/${parent.userId}`, { nameFirst: 'Ann' });
  expect(profile.status).toBe(429);
  const prove = (by: Client) => by.post(`/api/camper/update-covid/${String(_id)}`, { covid: 'No' });
  expect((await prove(parent)).status).toBe(429);
  const nursing = { camper: ['data'], 'covid-19-upload': ['create'] } as const;
  const nurse = await createRole(api.models, nursing);
  const unlimited = await api.signedIn(await api.createAccount({ roles: [nurse.name] }));
  for (let times = 0; times < 31; times += 1) await prove(unlimited).expect(200);
  const role = await createRole(api.models, { camper: ['view-all', 'edit-all'] });
  const admin = await api.signedIn(await api.createAccount({ roles: [role.name] }));
  for (const school of schools(31))
    await change(admin, { school: `${school.school} of the office` }).expect(200);
  const neighbor = await registered();
  await neighbor.change(neighbor.parent, { school: 'Next door' }).expect(200);
});

it('reads the newest 200 entries of a history, however many there are', async () => {
  const { parent, _id } = await registered();
  const actorId = parent.userId;
  const entries = Array.from({ length: 230 }, (_, at) => ({
    action: 'change' as const,
    subject: 'camper',
    actorId: actorId as never,
    recordIds: [_id],
    fields: ['school'],
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
  }));
  await api.models.Audit.insertMany(entries);

  const { body } = await parent.get(`/api/camper/history/${String(_id)}`).expect(200);

  const times = (body as { when: string }[]).map(({ when }) => when);
  expect([times.length, times[0], times.at(-1)]).toEqual([
    200,
    '2026-01-01T00:30:00.000Z',
    '2026-01-01T03:49:00.000Z',
  ]);
});
