import type { Permissions } from '@camp/contracts/access/catalogue';
import { endOfDueDay } from '@camp/contracts/camp/dates';
import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { reconcileSeats } from '@camp/database/camp/reconcile-seats';
import { freeSeat } from '@camp/database/camp/seats';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
import { createStaffApplication } from '@camp/database/test/factories/staff-application';
import { Types } from 'mongoose';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi();
beforeEach(async () => {
  api.clock.set('2026-07-01T12:00:00Z');
  for (const { Camp, Camper, Payment, Delivery } of [api.models])
    await Promise.all([
      Camp.deleteMany({}),
      Camper.deleteMany({}),
      Payment.deleteMany({}),
      Delivery.deleteMany({}),
    ]);
});

const administrator = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));

/** A person who sees the dashboard and has these rights too. */
const holderOf = async (held: Permissions) => {
  const { name } = await createRole(api.models, { camper: ['view-all'], ...held });
  return api.signedIn(await api.createAccount({ roles: [name] }));
};

const waitingFor = async (person: Client, year = 2026) => {
  const { body } = await person.get(`/api/camp/data?year=${year}`).expect(200);
  const shown = (body as CampFigures[]).find((one) => one.year === year);
  return shown?.needs?.map(({ name }) => name);
};

it('shows each pending task only to people who can act on it', async () => {
  const camp = await createCamp(api.models, { year: 2026, waitListAfter: 40 });
  const camper = await createCamper(api.models, { campId: camp._id });
  await createCamper(api.models, { campId: camp._id, imageUnreadable: true, covid: 'Yes', paid: true });
  await createPayment(api.models, [camper], { mismatch: 'The amount differs.' });
  await api.models.Delivery.create({
    handler: 'mail.receipt',
    state: 'dead',
    payload: {},
    eventId: new Types.ObjectId(),
  });

  const needs = async (held: Permissions) => waitingFor(await holderOf(held));
  expect(await needs({ stripe: ['view-all'], admin: ['view'] })).toBeUndefined();
  expect(await needs({ stripe: ['view-all', 'edit-all'] })).toEqual(['mismatches']);
  expect(await needs({ admin: ['view', 'edit'] })).toEqual(['failedMails']);
  expect(await needs({ camper: ['view-all', 'edit-all'] })).toEqual([]);
  expect(await needs({ camper: ['view-all', 'data'] })).toEqual(['unreadableCampers']);
  expect(await needs({ camper: ['view-all', 'edit-all'], stripe: ['edit-all'] })).toEqual([
    'mismatches',
    'unsentLinks',
  ]);
  expect(await needs({ camper: ['view-all', 'edit-all'], stripe: ['view-all'] })).toEqual(['unsentLinks']);
});

it('names campers above the limit, and the camp can still be changed', async () => {
  const camp = await createCamp(api.models, { year: 2026, waitListAfter: 10 });
  for (let seated = 0; seated < 10; seated += 1) await createCamper(api.models, { campId: camp._id });
  const above = await createCamper(api.models, { campId: camp._id, nameFirst: 'Maya', nameLast: 'Reed' });
  await freeSeat(api.models, camp._id, above._id);
  await reconcileSeats(api.connection, api.models, camp._id);
  const admin = await administrator();

  const { body } = await admin.get('/api/camp/data?year=2026').expect(200);

  const campers = [{ _id: above._id.toString(), name: 'Maya Reed' }];
  expect(body[0].needs).toContainEqual({ name: 'aboveLimit', count: 1, campers });
  const change = async (waitListAfter: number) => {
    const path = `/api/camp/update/${camp._id.toString()}`;
    return (await admin.post(path, { campTheme: 'Rivers', waitListAfter })).status;
  };
  expect([await change(10), await change(11), await change(10)]).toEqual([200, 200, 409]);
  expect(await waitingFor(admin)).not.toContain('aboveLimit');
});

it('shows no tasks for a past year, and shows tasks without a year with the current camp', async () => {
  const past = await createCamp(api.models, { year: 2024 });
  const camp = await createCamp(api.models, { year: 2026 });
  const camper = await createCamper(api.models, { campId: past._id });
  await createCamper(api.models, { campId: camp._id });
  await createPayment(api.models, [camper], { mismatch: 'The amount differs.' });
  expect(await waitingFor(await administrator(), 2024)).toBeUndefined();
  // The camp lasts until its Camp Sunday, which is after its end date.
  const end = endOfDueDay(camp.campSunday);
  api.clock.set(end);
  expect(await waitingFor(await administrator())).toEqual(['mismatches', 'unsentLinks']);

  api.clock.set(new Date(end.getTime() + 1));

  expect(await waitingFor(await administrator())).toEqual(['mismatches']);
});

it('counts each family once, includes mismatched gifts, and excludes other years’ pictures', async () => {
  const { Counselor, StaffApplication, Donation } = api.models;
  await Promise.all([Counselor.deleteMany({}), StaffApplication.deleteMany({}), Donation.deleteMany({})]);
  const { _id: userId } = await api.createAccount();
  for (const year of [2025, 2026]) {
    const { _id: campId } = await createCamp(api.models, { year });
    const unreadable = { campId, covid: 'Yes', imageUnreadable: true } as const;
    await createCamper(api.models, { ...unreadable, userId });
    await createCamper(api.models, { campId, userId });
    await createCounselor(api.models, unreadable);
    await createStaffApplication(api.models, unreadable);
  }
  await Donation.create({ amount: 500, expiresAt: api.clock.now(), mismatch: 'The amount differs.' });

  const { body } = await (await administrator()).get('/api/camp/data?year=2026').expect(200);

  const { needs } = (body as CampFigures[]).find(({ year }) => year === 2026) as CampFigures;
  expect(needs).toMatchObject([
    { name: 'mismatches', count: 1 },
    { name: 'unsentLinks', count: 2, families: 1 },
    { name: 'unreadableCampers', count: 1 },
    { name: 'unreadableCounselors', count: 1 },
    { name: 'unreadableStaff', count: 1 },
  ]);
});
