import { beat, missingAfter } from '@camp/database/heartbeat/heartbeat';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import { readWorkState } from '../failed-work/work-state';
import { createStates } from './states';

let redis: () => Promise<void>;
const api = serveApi({
  // States are not cached, so that no earlier test's result counts.
  overrides: (deps) => ({
    states: () => createStates({ mongodb: async () => undefined, redis, work: () => readWorkState(deps) })(),
  }),
});
beforeEach(async () => {
  redis = async () => undefined;
  await Promise.all([api.models.Heartbeat.deleteMany({}), api.models.Outbox.deleteMany({})]);
});

const minute = 60_000;
const ago = (minutes: number) => new Date(api.clock.now().getTime() - minutes * minute);

/** Inserts an event into the outbox, with a time on the API's clock. */
const event = (createdAt: Date, notBefore?: Date) =>
  api.models.Outbox.collection.insertOne({
    _id: new Types.ObjectId(),
    name: 'user.password-changed',
    payload: {},
    createdAt,
    ...(notBefore && { notBefore }),
  });

const ready = async () => {
  const { status, body } = await api.visitor.get('/readyz');
  return [status, body] as const;
};
const up = { mongodb: 'up', redis: 'up', worker: 'up', outbox: 'up' };

it('names each part with one word, without details', async () => {
  await beat(api.models);
  expect(await ready()).toEqual([200, { status: 'ready', ...up }]);
  redis = () => Promise.reject(new Error('away'));
  expect(await ready()).toEqual([200, { status: 'degraded', ...up, redis: 'down' }]);
});

it('reports that no worker runs, whatever the machines’ clocks show, and stays in service', async () => {
  expect(await ready()).toEqual([200, { status: 'degraded', ...up, worker: 'down' }]);

  // The API's clock is months behind the database server's, and only the server's clock counts.
  await beat(api.models);
  expect(await ready()).toEqual([200, { status: 'ready', ...up }]);

  await api.models.Heartbeat.updateOne({}, { at: new Date(Date.now() - missingAfter - 1_000) });
  expect(await ready()).toEqual([200, { status: 'degraded', ...up, worker: 'down' }]);
});

it('reports late work: jobs that have been due for minutes, but not jobs that wait on purpose', async () => {
  await beat(api.models);
  await event(ago(4));
  await event(ago(60), ago(-1));
  expect(await ready()).toEqual([200, { status: 'ready', ...up }]);

  await event(ago(60), ago(6));
  expect(await ready()).toEqual([200, { status: 'degraded', ...up, outbox: 'late' }]);
});

it('shows administrators since when the oldest job is due', async () => {
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const state = async () => (await admin.get('/api/failed-work/state').expect(200)).body as object;
  expect(await state()).toEqual({ worker: 'down', outbox: 'up' });

  await beat(api.models);
  await event(ago(7));
  await event(ago(60), ago(-1));
  expect(await state()).toEqual({ worker: 'up', outbox: 'late', dueSince: ago(7).toISOString() });
});
