import type { SystemState } from '@camp/contracts/system/operations';
import { beat } from '@camp/database/heartbeat/heartbeat';
import { Types } from 'mongoose';
import { redisIsReady, serveApi } from '../../test/api-under-test';

const api = serveApi();
beforeAll(() => redisIsReady(api.deps.redis));

it('tells administrators what is right and what is wrong', async () => {
  await beat(api.models);
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const read = async () => {
    const { body } = await admin.get('/api/system/checks').expect(200);
    const { checks } = body as SystemState;
    return new Map(checks.map((check) => [check.name, check]));
  };

  const before = await read();
  expect(before.get('worker')).toEqual({ name: 'worker', state: 'right', sentence: 'A worker is running.' });
  expect(before.get('redis')).toMatchObject({ state: 'right' });
  expect(before.get('queue')).toMatchObject({ state: 'right' });

  await api.models.Delivery.create({
    eventId: new Types.ObjectId(),
    handler: 'mail.receipt',
    payload: {},
    state: 'dead',
  });
  expect((await read()).get('failed-jobs')).toEqual({
    name: 'failed-jobs',
    state: 'wrong',
    sentence: 'One job has failed.',
    help: expect.stringMatching(/^Open “Failed jobs”/),
  });
});

it('is not for anybody else', async () => {
  const person = await api.signedIn();

  await person.get('/api/system/checks').expect(403);
  await api.visitor.get('/api/system/checks').expect(401);
});
