import { randomUUID } from 'node:crypto';
import type { Action } from '@camp/contracts/access/catalogue';
import type { FailedJob } from '@camp/contracts/failed-work/operations';
import type { JobName } from '@camp/contracts/registries/jobs';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import { isFailedJob } from '@camp/database/delivery/failed-work';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();
beforeEach(async () => {
  for (const { Delivery, Outbox, Audit } of [api.models])
    await Promise.all([Delivery.deleteMany({}), Outbox.deleteMany({}), Audit.deleteMany({})]);
});

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));
const id = () => new Types.ObjectId();
const countFailedJobs = () => api.models.Delivery.countDocuments(isFailedJob);

const dead = async (handler: JobName | string, payload: object, reason = 'It failed too often: Error.') =>
  (
    await api.models.Delivery.create({
      eventId: id(),
      handler,
      payload,
      reason,
      state: 'dead',
    } as Partial<StoredDelivery>)
  ).toObject<StoredDelivery>();

it('explains in plain words what failed, what helps, and which record it concerns', async () => {
  const [camperId, paymentId] = [String(id()), String(id())];
  await dead('mail.camper-registered', { camperId }, 'The mail server refused the email with code 550.');
  await dead('payment.refund', { paymentId }, 'Stripe refused the refund: balance_insufficient');
  await dead('image.resize', { imageId: String(id()) }, 'No picture can be made of it: bad seek');
  await dead('camper.of-the-past', {}, 'No job of this version knows the event.');
  await api.models.Delivery.create({ eventId: id(), handler: 'x', payload: {}, state: 'done' });

  const { body, headers } = await (await administrator()).get('/api/failed-work/list?sort=createdAt');

  expect(headers['x-total-count']).toBe('4');
  const listed = body.map((one: Record<string, unknown>) => [one.what, one.about, one.mayRetry]);
  expect(listed).toEqual([
    ['Email about a received registration', { subject: 'camper', id: camperId }, true],
    ['Refund', { subject: 'payment', id: paymentId }, true],
    ['Uploaded picture', undefined, false],
    ['Job from another version (camper.of-the-past)', undefined, false],
  ]);
  expect(body.map(({ why }: { why: string }) => why)).toEqual([
    expect.stringMatching(/^The mail server refused this address/),
    expect.stringMatching(/^Stripe couldn’t send the refund/),
    expect.stringMatching(/^The picture can’t be read/),
    expect.stringMatching(/^This job came from another version/),
  ]);
  expect(await countFailedJobs()).toBe(4);
});

it('names the record’s owner by payload, change or emailed link, for people who may see them', async () => {
  const family = await api.createAccount({ nameFirst: 'Ada', nameLast: 'Field' });
  const child = await createCamper(api.models, { userId: family._id, nameFirst: 'Finn', nameLast: 'Field' });
  const payment = await createPayment(api.models, [child]);
  const gift = await api.models.Donation.create({
    amount: 500,
    expiresAt: new Date(),
    donor: { name: 'Grace Giver', email: 'grace@example.com' },
  });
  const change = await api.models.Audit.create({
    action: 'change',
    subject: 'camper',
    recordIds: [child._id],
  });
  const link = await api.models.Link.create({
    purpose: 'verify-email',
    userId: family._id,
    email: 'ada@example.com',
    tokenHash: randomUUID(),
    expiresAt: new Date(),
  });
  await dead('mail.registration-changed', { auditId: String(change._id) });
  await dead('mail.verification', { linkId: String(link._id) });
  await dead('mail.verification', { linkId: String(id()) });
  await dead('mail.proof-received', { kind: 'camper', recordId: String(child._id) });
  await dead('mail.receipt', { paymentId: String(payment._id) });
  await dead('mail.donation-thanks', { donationId: String(gift._id) });
  const listed = async ({ get }: Awaited<ReturnType<typeof administrator>>) => {
    const { body } = await get('/api/failed-work/list?sort=createdAt');
    return (body as FailedJob[]).map(({ about }) => about && [about.subject, about.who]);
  };
  const { name } = await createRole(api.models, { admin: ['view'] });
  const watcher = await api.signedIn(await api.createAccount({ roles: [name] }));

  expect(await listed(await administrator())).toEqual([
    ['camper', 'Finn Field'],
    ['user', 'Ada Field'],
    undefined,
    ['camper', 'Finn Field'],
    ['payment', 'Ada Field'],
    ['donation', 'Grace Giver'],
  ]);
  expect(await listed(watcher)).toEqual([
    ['camper', undefined],
    ['user', undefined],
    undefined,
    undefined,
    ['payment', undefined],
    ['donation', undefined],
  ]);
});

it('says which record an email about a proof concerns only to readers of its medical answers', async () => {
  const { _id } = await createCamper(api.models, { nameFirst: 'Finn', nameLast: 'Field' });
  const jobs = [
    await dead('mail.proof-received', { kind: 'camper', recordId: String(_id) }),
    await dead('mail.proof-unreadable', { kind: 'camper', recordId: String(_id) }),
    await dead('mail.image-unreadable', { camperId: String(_id) }),
  ];
  const listedFor = async (camper: Action[]) => {
    const { name } = await createRole(api.models, { admin: ['view', 'edit'], camper });
    const client = await api.signedIn(await api.createAccount({ roles: [name] }));
    const { body } = await client.get('/api/failed-work/list?sort=createdAt');
    return { client, about: (body as FailedJob[]).map(({ about }) => about) };
  };

  const { client, about } = await listedFor(['view-all']);

  expect(about).toEqual([undefined, undefined, undefined]);
  const { about: all } = await listedFor(['view-all', 'data']);
  expect(all).toEqual(jobs.map(() => ({ subject: 'camper', id: String(_id), who: 'Finn Field' })));
  const { body: retried } = await client.post(`/api/failed-work/retry/${String(jobs[0]?._id)}`).expect(200);
  expect(JSON.stringify(retried)).not.toContain(String(_id));
});

it.each([
  ['camperIds', 'camper'],
  ['counselorId', 'counselor'],
  ['applicationId', 'counselor-app'],
  ['staffApplicationId', 'staff'],
  ['donationId', 'donation'],
  ['userId', 'user'],
])('links to the record that its payload names by %s', async (name, subject) => {
  const ids = [String(id()), String(id())];
  await dead('mail.receipt', { [name]: name === 'camperIds' ? ids : ids[0] });
  const { body } = await (await administrator()).get('/api/failed-work/list');
  expect(body).toMatchObject([{ about: { subject, id: ids[0] } }]);
});

it.each([
  ['Stripe refused the refund: charge_already_refunded', /already refunded or disputed/, /Mismatches/],
  ['Stripe refused the refund: charge_disputed', /already refunded or disputed/, /Mismatches/],
  [
    'Refund re_1 failed: lost_or_stolen_card',
    /bank rejected the refund/,
    /Select “Retry the refund” under Payments/,
  ],
  ['The payment has no payment intent', /wasn’t made in Stripe/, /discard this/],
  ['Stripe does not know what notice evt_1 is about', /no longer knows/, /Nothing is lost/],
  ['It never finished within 72 hours.', /never finished/, /^Try again\.$/],
  ['Out of memory', /unexpected reason/, /tell the person who runs this site/],
])('explains the reason %s', async (reason, why, advice) => {
  await dead('payment.refund', { paymentId: String(id()) }, reason);
  const { body } = await (await administrator()).get('/api/failed-work/list');
  expect(body).toMatchObject([{ why: expect.stringMatching(why), advice: expect.stringMatching(advice) }]);
});

it.each([
  ['It failed too often: Error.', true, /too busy/],
  ['It never finished in time.', true, /too busy/],
  ['It failed too often: UnrecoverableError.', false, /can’t be read/],
  ['No picture can be made of it: bad seek', false, /can’t be read/],
])('lets a picture be retried unless its original is deleted: %s', async (reason, mayRetry, why) => {
  const { _id } = await dead('image.resize', { imageId: String(id()) }, reason);
  const admin = await administrator();
  const { body } = await admin.get('/api/failed-work/list');
  const { status } = await admin.post(`/api/failed-work/retry/${String(_id)}`);

  expect(body).toMatchObject([{ mayRetry, why: expect.stringMatching(why) }]);
  expect(status).toBe(mayRetry ? 200 : 409);
});

it('is retried once despite concurrent requests, and audited', async () => {
  const payload = { camperId: String(id()) };
  const { _id, eventId } = await dead('mail.camper-registered', payload);
  const admin = await administrator();
  const press = () => admin.post(`/api/failed-work/retry/${String(_id)}`);

  const answers = await Promise.all([press(), press(), press()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  expect(await api.models.Outbox.find({}).lean()).toMatchObject([
    { _id: eventId, name: 'camper.registered', payload },
  ]);
  expect(await countFailedJobs()).toBe(0);
  const written = await api.models.Audit.find({ action: 'retry' }).lean();
  expect(written.map(({ actorId, recordIds }) => [String(actorId), recordIds])).toEqual([
    [admin.userId, [_id]],
  ]);
  // As a control, two different jobs at once both return to the outbox.
  const others = [
    await dead('payment.refund', { paymentId: String(id()) }),
    await dead('payment.refund', { paymentId: String(id()) }),
  ];
  await Promise.all(others.map((other) => admin.post(`/api/failed-work/retry/${String(other._id)}`)));
  expect(await api.models.Outbox.countDocuments({ name: 'payment.refund-due' })).toBe(2);
});

it.each([
  ['payment.refund', 'Refund re_1 failed: expired_or_canceled_card.'],
  ['camper.of-the-past', undefined],
])('is not retried if no attempt can succeed: %s', async (handler, reason) => {
  const { _id } = await dead(handler, { imageId: String(id()) }, reason);
  const { status } = await (await administrator()).post(`/api/failed-work/retry/${String(_id)}`);
  expect([status, await countFailedJobs()]).toEqual([409, 1]);
});

it('is discarded with a stored reason', async () => {
  const { _id } = await dead('mail.receipt', { paymentId: String(id()) });
  const admin = await administrator();
  const discard = (reason?: string) =>
    admin.delete(`/api/failed-work/delete/${String(_id)}`).send({ reason });

  expect((await discard()).body.errors).toEqual([{ path: 'reason', message: 'Enter a reason.' }]);
  await discard('Told by phone.').expect(200, { result: true });
  await discard('Told by phone.').expect(404);

  expect(await countFailedJobs()).toBe(0);
  expect(await api.models.Delivery.findById(_id).lean()).toMatchObject({
    state: 'discarded',
    discarded: { reason: 'Told by phone.', by: new Types.ObjectId(admin.userId) },
  });
  expect(await api.models.Audit.countDocuments({ action: 'discard', recordIds: _id })).toBe(1);
});
