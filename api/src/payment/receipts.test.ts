import type { Action, Subject } from '@camp/contracts/access/catalogue';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { createRole } from '@camp/database/test/factories/role';
import { Types } from 'mongoose';
import { serveApi, type Client } from '../../test/api-under-test';

const api = serveApi();
let camp: StoredCamp;
let admin: Client & { userId: string };
beforeAll(async () => {
  camp = await createCamp(api.models, { year: 2026 });
  admin = await api.signedIn(
    await api.createAccount({ roles: ['admin'], nameFirst: 'Ada', nameLast: 'Min' }),
  );
});

const someone = async (rights: Partial<Record<Subject, Action[]>>) => {
  const role = await createRole(api.models, rights);
  return api.signedIn(await api.createAccount({ roles: [role.name] }));
};

/** A family with paid campers. */
async function family(size = 1, { campId = camp._id, nameLast = 'Brooks' } = {}) {
  const user = await api.createAccount({ nameFirst: 'Bea', nameLast });
  const make = () => createCamper(api.models, { userId: user._id, campId, paid: true });
  const first = await make();
  const others = [];
  for (let made = 1; made < size; made += 1) others.push(await make());
  return { user, campers: [first, ...others] as [typeof first, ...typeof others] };
}

describe('a receipt', () => {
  it('shows the payer what is left for each camper, and requires the right', async () => {
    const { user, campers } = await family(2, { nameLast: 'Finch' });
    const [kit] = campers;
    const payment = await createPayment(api.models, campers, {
      lines: campers.map(({ _id }, at) => ({
        camperId: _id,
        name: `Camper ${at}`,
        cost: 30_000,
        lateFee: at * 2_500,
      })),
      amount: 62_500,
      status: 'partly-refunded',
      refunds: [
        {
          _id: new Types.ObjectId(),
          campers: [kit._id],
          amount: 10_000,
          reason: 'Fell ill.',
          status: 'done',
          requestedAt: new Date('2026-07-01T10:00:00Z'),
          requestedBy: new Types.ObjectId(admin.userId),
        },
      ],
    });
    const open = await createPayment(api.models, campers, { settledAt: undefined, status: 'open' });
    const parent = await api.signedIn(user);
    const address = `/api/stripe/read/${String(payment._id)}`;

    const { body } = await parent.get(address).expect(200);

    expect(body).toMatchObject({
      family: 'Bea Finch',
      campYear: 2026,
      amount: 625,
      settledAt: '2026-06-30T10:00:00.000Z',
      lines: [
        { name: 'Camper 0', amount: 300, lateFee: 0, back: 100, due: 0 },
        { name: 'Camper 1', amount: 325, lateFee: 25, back: 0, due: 0 },
      ],
      refunds: [{ names: ['Camper 0'], amount: 100, reason: 'Fell ill.', status: 'done' }],
    });
    expect(JSON.stringify(body)).not.toContain(admin.userId);
    await parent.get(`/api/stripe/read/${String(open._id)}`).expect(404);
    await (await someone({ stripe: ['view'] })).get(address).expect(404);
    const treasurer = await someone({ stripe: ['view-all'] });
    await treasurer.get(address).expect(200);
    await api.models.Payment.deleteOne({ _id: open._id });
    await treasurer.get(`/api/stripe/user/${String(user._id)}`).expect(200);
    const written = await api.models.Audit.find({ recordIds: user._id }).sort({ _id: 1 }).lean();
    const seen = ['read', 'payments', [user._id, payment._id]];
    expect(written.map(({ action, part, recordIds }) => [action, part, recordIds])).toEqual([seen, seen]);
  });
});

describe('a receipt', () => {
  const send = ({ _id }: { _id: unknown }) => admin.post(`/api/stripe/receipt/${String(_id)}`);

  it('is refused without content or recipient', async () => {
    const { campers, user } = await family();
    const payment = await createPayment(api.models, campers);
    await send(payment).expect(200);
    const paymentId = String(payment._id);
    expect(await api.models.Outbox.find({ name: 'payment.receipt-wanted' }).lean()).toMatchObject([
      { payload: { paymentId } },
    ]);
    const written = await api.models.Audit.find({ action: 'send-receipt' }).lean();
    expect(written).toMatchObject([{ subject: 'payment', recordIds: [payment._id] }]);
    const back = { campers: [campers[0]._id], amount: 30_000, reason: 'x', requestedAt: new Date() };
    await api.models.Payment.updateOne(
      { _id: payment._id },
      { status: 'refunded', refunds: [{ ...back, status: 'done' }] },
    );
    expect((await send(payment)).status).toBe(409);

    const other = await createPayment(api.models, campers);
    await api.models.User.deleteOne({ _id: user._id });
    expect((await send(other)).body.message).toBe(
      'This family’s account was deleted, so we don’t have an email address.',
    );

    const anonymous = await api.models.Donation.create({
      amount: 500,
      expiresAt: new Date(),
      isOpen: false,
      settledAt: new Date(),
    });
    expect((await send(anonymous)).body.message).toBe('This donor left no email address.');
    expect(await api.models.Outbox.countDocuments({ name: 'donation.receipt-wanted' })).toBe(0);
  });
});
