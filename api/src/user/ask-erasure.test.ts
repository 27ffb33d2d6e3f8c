import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

it('asks administrators, who find the account, and can be taken back', async () => {
  await createCamp(api.models, { year: 2026 });
  const user = await api.createAccount();
  await createCamper(api.models, { userId: user._id });
  const [owner, admin] = [
    await api.signedIn(user),
    await api.signedIn(await api.createAccount({ roles: ['admin'] })),
  ];
  const read = async () => (await owner.get('/api/user/erasure').expect(200)).body as { askedAt?: string };
  const waiting = async () => {
    const { body } = await admin.get('/api/user/list?erasure=Asked').expect(200);
    return (body as { _id: string }[]).map(({ _id }) => _id);
  };

  expect(await read()).toEqual({
    counts: [{ what: 'Camper registrations', count: 1 }],
    refusal: null,
    backupDays: 14,
  });
  // A double click.
  await Promise.all([1, 2].map(() => owner.post('/api/user/erasure', { ask: 'Yes' }).expect(200)));
  const first = await read();
  api.clock.pass(60_000);
  await owner.post('/api/user/erasure', { ask: 'Yes' }).expect(200);

  expect(first.askedAt).toEqual(expect.any(String));
  expect(await read()).toEqual(first);
  expect(await waiting()).toEqual([String(user._id)]);
  const emails = await api.models.Outbox.find({ name: 'user.erasure-asked' }).lean();
  expect(emails.map(({ payload }) => payload)).toEqual([{ userId: String(user._id) }]);
  await owner.post('/api/user/erasure', { ask: 'No' }).expect(200);
  expect([(await read()).askedAt, await waiting()]).toEqual([undefined, []]);
  await owner.post('/api/user/erasure', { ask: 'perhaps' }).expect(400);
});
