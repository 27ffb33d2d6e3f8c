import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

it('counts the shown camp and its pending tasks, with parts by right', async () => {
  const dates = { registrationCamperEnd: new Date('2026-06-20') };
  const camp = await createCamp(api.models, {
    year: 2026,
    waitListAfter: 10,
    registrationCost: 300,
    ...dates,
  });
  const before = await createCamp(api.models, { year: 2025 });
  const family = await api.createAccount();
  const marker = 'Marker of a medical answer';
  const register = (values: object) =>
    createCamper(api.models, { campId: camp._id, allergicReactionsVal: marker, ...values });
  const early = new Date('2026-06-16T10:00:00Z');
  await register({
    userId: family._id,
    grade: '4th',
    shirtSize: 'Adult Small',
    paid: true,
    createdAt: early,
  });
  await register({ userId: family._id, grade: '4th', paid: null, newCamper: 'Yes', createdAt: early });
  await register({ grade: '5th', paid: false, createdAt: new Date('2026-06-21T12:00:00Z') });
  // It is already the next day in GMT, while it is evening at camp.
  await register({ grade: '5th', waitlist: true, createdAt: new Date('2026-06-23T03:00:00Z') });
  await createCamper(api.models, { campId: before._id, userId: family._id });
  const money = { userId: family._id, campId: camp._id, campers: [], lines: [], expiresAt: early };
  const refund = { campers: [], reason: 'Ill', requestedAt: early };
  await api.models.Payment.create({
    ...money,
    amount: 30_000,
    settledAt: early,
    status: 'partly-refunded',
    mismatch: 'The amount differs.',
    refunds: [
      { ...refund, amount: 5_000, status: 'done' },
      { ...refund, amount: 7_000, status: 'failed' },
    ],
  });
  await api.models.Payment.create({ ...money, amount: 32_500, status: 'open' });
  for (const handler of ['mail.receipt', 'image.resize'])
    await api.models.Delivery.create({ handler, state: 'dead', payload: {}, eventId: new Types.ObjectId() });
  await createStaffApplication(api.models, {
    campId: camp._id,
    staffPosition: 'Kitchen Staff',
    shirtSize: 'Large',
    covid: 'Yes',
    imageUnreadable: true,
  });
  await createCounselor(api.models, { campId: camp._id, shirtSize: 'Medium' });
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

  const answer = await admin.get('/api/camp/data').expect(200);

  const [shown, past] = answer.body;
  expect(answer.headers['x-total-count']).toBe('2');
  expect(shown).toMatchObject({
    camp: String(camp._id),
    year: 2026,
    seats: 10,
    seated: 3,
    waitlisted: 1,
    paid: 1,
    unpaid: 1,
    notAsked: 1,
    newCampers: 1,
    families: 3,
    returningFamilies: 1,
    money: { paid: 250, open: 625 },
    needs: [
      { name: 'mismatches', count: 1 },
      { name: 'failedMails', count: 1 },
      { name: 'failedWork', count: 1 },
      { name: 'unsentLinks', count: 1, families: 1, due: '2026-06-06T00:00:00.000Z' },
      { name: 'overdue', count: 1 },
      { name: 'freeSeats', count: 7 },
      { name: 'unreadableStaff', count: 1 },
    ],
    days: [
      { label: '2026-06-16', count: 2 },
      { label: '2026-06-21', count: 1 },
      { label: '2026-06-23', count: 1 },
    ],
    staff: { applications: 1 },
  });
  expect(shown.grades.slice(0, 2)).toEqual([
    { grade: '4th', seated: 2, waiting: 0 },
    { grade: '5th', seated: 1, waiting: 1 },
  ]);
  expect(shown.shirts).toContainEqual({ label: 'Adult Small', count: 1 });
  expect(shown.counselorShirts).toContainEqual({ label: 'Medium', count: 1 });
  expect(shown.staff.shirts).toContainEqual({ label: 'Large', count: 1 });
  expect(shown.staff.positions).toContainEqual({ label: 'Kitchen Staff', count: 1 });
  expect(past).toMatchObject({ year: 2025, seated: 1, families: 1, returningFamilies: 0 });
  expect(past.needs).toBeUndefined();
  expect(answer.text).not.toContain(marker);

  const { name } = await createRole(api.models, { camper: ['view-all'] });
  const viewer = await api.signedIn(await api.createAccount({ roles: [name] }));
  const { body: seen } = await viewer.get('/api/camp/data?year=2026').expect(200);
  const parts = ['money', 'staff', 'counselors', 'counselorShirts'];
  expect(parts.filter((part) => part in seen[0])).toEqual([]);
  expect(seen[0].needs).toBeUndefined();
  await viewer.get('/api/camp/data?year=soon').expect(400);
});

it('counts the campers of another year at most once a day', async () => {
  const camp = await createCamp(api.models, { year: 2024 });
  await createCamper(api.models, { campId: camp._id });
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const seatedOf2024 = async (year = 2026) => {
    const { body } = await admin.get(`/api/camp/data?year=${year}`).expect(200);
    return (body as { year: number; seated: number }[]).find((one) => one.year === 2024)?.seated;
  };
  expect(await seatedOf2024()).toBe(1);

  await createCamper(api.models, { campId: camp._id });

  expect(await seatedOf2024()).toBe(1);
  expect(await seatedOf2024(2024)).toBe(2);
  api.clock.pass(24 * 60 * 60 * 1000 + 1);
  const later = await api.signedIn(await api.createAccount({ roles: ['admin'] }));
  const { body } = await later.get('/api/camp/data?year=2026').expect(200);
  expect((body as { year: number; seated: number }[]).find(({ year }) => year === 2024)?.seated).toBe(2);
});

it('shows the same paid total in list and figures after a partial refund', async () => {
  const camp = await createCamp(api.models, { year: 2031 });
  const family = await api.createAccount();
  const make = (paid: boolean) => createCamper(api.models, { campId: camp._id, userId: family._id, paid });
  const [kit, other] = [await make(true), await make(true)];
  const canceled = new Types.ObjectId();
  const refund = {
    reason: 'Ill',
    requestedAt: new Date('2026-06-20'),
    status: 'done' as const,
    amount: 25_000,
  };
  await createPayment(api.models, [kit, other, { ...kit, _id: canceled }], {
    status: 'partly-refunded',
    refunds: [{ ...refund, _id: new Types.ObjectId(), campers: [canceled] }],
  });
  const admin = await api.signedIn(await api.createAccount({ roles: ['admin'] }));

  const { body: figures } = await admin.get('/api/camp/data?year=2031').expect(200);
  const { body: all } = await admin.get('/api/camper/totals?year=2031').expect(200);
  const paged = '&sort=nameLast&page=2&pageSize=50';
  const { body: page } = await admin.get(`/api/camper/totals?year=2031${paged}`).expect(200);
  const { body: some } = await admin.get(`/api/camper/totals?year=2031&q=${kit.nameFirst}`).expect(200);
  const { body: payments } = await admin.get('/api/stripe/totals?year=2031').expect(200);

  // After the cancellation, 50 dollars weren't refunded.
  expect([
    figures.find((one: { year: number }) => one.year === 2031).money.paid,
    all.paid,
    page.paid,
    payments.received - payments.back,
  ]).toEqual([650, 650, 650, 650]);
  expect(some.paid).toBe(300);
});
