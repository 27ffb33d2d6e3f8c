import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createRole } from '@camp/database/test/factories/role';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { serveApi } from '../../test/api-under-test';

const api = serveApi();

/** The test clock shows July 1, 2026, when registration for 2026 is open. */
beforeEach(async () => {
  await api.models.Camp.deleteMany({});
  await api.models.Camper.deleteMany({});
  await api.models.Audit.deleteMany({});
  await createCamp(api.models, { year: 2026 });
});

const someone = async (actions: readonly ('view-all' | 'data')[]) => {
  const role = await createRole(api.models, { camper: [...actions] });
  return api.signedIn(await api.createAccount({ roles: [role.name] }));
};
const treasurer = async () => {
  const role = await createRole(api.models, { camper: ['view-all'], stripe: ['view-all'] });
  return api.signedIn(await api.createAccount({ roles: [role.name] }));
};
const viewer = () => someone(['view-all']);

const register = async (values: Partial<StoredCamper> = {}) => {
  const camp = await api.models.Camp.findOne({ year: 2026 }).orFail().lean();
  return createCamper(api.models, { campId: camp._id, ...values });
};

describe('the totals', () => {
  it('count seats and money of the filtered campers', async () => {
    const { _id: campId } = await api.models.Camp.findOneAndUpdate(
      { year: 2026 },
      { waitListAfter: 7 },
    ).orFail();
    const late = new Date('2099-01-01');
    // The due day, August 1, lasts until midnight at camp.
    await register({ grade: '4th', createdAt: new Date('2026-08-02T05:59:59Z') });
    await register({ grade: '5th', paid: false, createdAt: late });
    await register({ grade: '5th', waitlist: true });
    const one = await register({ grade: '5th', paid: true });
    const two = await register({ grade: '6th', paid: true });
    const line = { name: 'A camper', cost: 30_000, lateFee: 0 };
    await api.models.Payment.create({
      userId: one.userId,
      campId,
      campers: [one._id, two._id],
      lines: [
        { ...line, camperId: one._id },
        { ...line, camperId: two._id, lateFee: 2_500 },
      ],
      amount: 62_500,
      status: 'partly-refunded',
      settledAt: new Date('2026-06-20'),
      expiresAt: new Date('2026-06-21'),
      refunds: [
        {
          campers: [two._id],
          amount: 2_500,
          reason: 'Fee',
          status: 'done',
          requestedAt: new Date('2026-06-20'),
        },
      ],
    });
    const client = await treasurer();
    const totals = async (query = '') => (await client.get(`/api/camper/totals${query}`)).body;

    expect(await totals()).toEqual({ campers: 5, seated: 4, waitlisted: 1, seats: 7, paid: 600, open: 625 });
    expect(await totals('?grade=5th')).toEqual({
      campers: 3,
      seated: 2,
      waitlisted: 1,
      seats: 7,
      paid: 300,
      open: 325,
    });
    expect(await totals('?year=1999')).toEqual({
      campers: 0,
      seated: 0,
      waitlisted: 0,
      seats: null,
    });
    const withoutMoney = await (await viewer()).get('/api/camper/totals');
    expect(withoutMoney.body).toEqual({ campers: 5, seated: 4, waitlisted: 1, seats: 7 });
  });

  it('divide a refund for several campers among them', async () => {
    const { _id: campId } = await api.models.Camp.findOne({ year: 2026 }).orFail();
    const one = await register({ grade: '5th', paid: true });
    const two = await register({ grade: '6th', paid: true });
    const both = [one._id, two._id];
    const at = new Date('2026-06-20');
    const line = { name: 'A camper', cost: 30_000, lateFee: 0 };
    await api.models.Payment.create({
      userId: one.userId,
      campId,
      campers: both,
      lines: both.map((camperId) => ({ ...line, camperId })),
      amount: 60_000,
      status: 'partly-refunded',
      settledAt: at,
      expiresAt: at,
      refunds: [{ campers: both, amount: 40_000, reason: 'A short camp', status: 'done', requestedAt: at }],
    });
    const client = await treasurer();

    const { body } = await client.get('/api/camper/totals?grade=5th');

    expect(body.paid).toBe(100);
  });
});
