import { reconcileSeats } from '@camp/database/camp/reconcile-seats';
import { seatMailAfter } from '@camp/database/camp/seat-by-hand';
import { readSeats } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { serveApi, type Client } from '../../test/api-under-test';

/** Runs before the API's next transaction, as if its process were frozen. */
let meanwhile: (() => Promise<unknown>) | undefined;

const api = serveApi({
  overrides: ({ connection }) => ({
    connection: new Proxy(connection, {
      get: (target, name) =>
        name !== 'startSession'
          ? Reflect.get(target, name, target)
          : async (options: object) => {
              const happens = meanwhile;
              meanwhile = undefined;
              await happens?.();
              return connection.startSession(options);
            },
    }),
  }),
});
let year = 2030;

/** A camp with some taken seats and some waiting campers. */
async function camp(seats: number, { seated = 0, waiting = 0 } = {}) {
  year += 1;
  const { _id: campId } = await createCamp(api.models, { year, waitListAfter: seats });
  const make = (count: number, values: Partial<StoredCamper>) =>
    Promise.all(Array.from({ length: count }, () => createCamper(api.models, { campId, ...values })));
  const [holders, waiters] = [await make(seated, {}), await make(waiting, { waitlist: true })];
  const taken = async () => (await readSeats(api.models, campId))?.claims.length;
  const seatedNow = () => api.models.Camper.countDocuments({ campId, waitlist: false });
  return { campId, holders, waiters, taken, seatedNow };
}

const admin = async () => api.signedIn(await api.createAccount({ roles: ['admin'] }));
const move = (client: Client, campers: readonly StoredCamper[], waitlist: boolean) =>
  client.post('/api/camper/waitlist', { campers: campers.map(({ _id }) => String(_id)), waitlist });
const results = (body: { result: boolean }[]) => body.map(({ result }) => result);

it('assigns seats in the order of the request while seats are free, and pins the moved campers', async () => {
  const client = await admin();
  const { waiters, taken, seatedNow } = await camp(3, { seated: 1, waiting: 3 });

  const { status, body } = await move(client, waiters, false);

  expect([status, results(body)]).toEqual([200, [true, true, false]]);
  expect(body[0]).toMatchObject({ _id: String(waiters[0]?._id), msg: { waitlist: false, type: 'Camper' } });
  expect(body[2].msg).toBe('No seat is free. Raise the camp’s limit first.');
  expect([await taken(), await seatedNow()]).toEqual([3, 3]);
  expect(await api.models.Camper.findById(waiters[0]?._id).lean()).toMatchObject({ pinned: true });
  const recordIds = waiters[0]?._id;
  const written = await api.models.Audit.find({ action: 'seat', recordIds }).lean();
  expect(written.map(({ actorId }) => String(actorId))).toEqual([client.userId]);
  const event = { name: 'camper.seat-offered', 'payload.camperId': String(recordIds) } as const;
  expect(await api.models.Outbox.countDocuments(event)).toBe(1);
});

it('oversells nothing when many requests assign the last seats at once', async () => {
  const client = await admin();
  const few = await camp(2, { waiting: 6 });
  const answers = await Promise.all(few.waiters.map((camper) => move(client, [camper], false)));
  expect(answers.filter(({ body }) => body[0].result)).toHaveLength(2);
  expect([await few.taken(), await few.seatedNow()]).toEqual([2, 2]);

  // As a control, all campers get a seat if there are enough.
  const many = await camp(6, { waiting: 6 });
  await Promise.all(many.waiters.map((camper) => move(client, [camper], false)));
  expect([await many.taken(), await many.seatedNow()]).toEqual([6, 6]);
});

it('answers 503, and seats nobody, when its claim was freed before its transaction', async () => {
  const client = await admin();
  const { campId, waiters, taken, seatedNow } = await camp(1, { waiting: 1 });
  meanwhile = async () => {
    await reconcileSeats(api.connection, api.models, campId, { expireAfter: 0 });
    await createCamper(api.models, { campId });
  };

  const { status, body } = await move(client, waiters, false);

  expect([status, body.code, await taken(), await seatedNow()]).toEqual([503, 'unavailable', 1, 1]);
  const [repeated] = (await move(client, waiters, false)).body;
  expect(repeated.msg).toBe('No seat is free. Raise the camp’s limit first.');
});

describe('a seat that is taken back at once', () => {
  const undo = (client: Client, { _id }: StoredCamper) => client.post(`/api/camper/undoseat/${String(_id)}`);
  const stored = ({ _id }: StoredCamper) => api.models.Camper.findById(_id).orFail().lean();
  const eventOf = ({ _id }: StoredCamper) =>
    api.models.Outbox.findOne({ name: 'camper.seat-offered', about: String(_id) }).lean();

  /** An administrator has just given a seat to a family that asked for the waitlist. */
  async function justGiven() {
    const client = await admin();
    const { campId, taken, seatedNow } = await camp(1);
    const camper = await createCamper(api.models, { campId, waitlist: true, chosenWaitlist: true });
    api.clock.pass(1_000);
    await move(client, [camper], false);
    return { client, campId, camper, taken, seatedNow };
  }

  it('is free again before its email is sent, and the camper’s record is as before', async () => {
    const { client, camper, taken } = await justGiven();
    const waiting = await eventOf(camper);

    const { status, body } = await undo(client, camper);

    expect(waiting?.notBefore?.getTime()).toBe(api.clock.now().getTime() + seatMailAfter);
    expect([status, body.msg.waitlist, await taken(), await eventOf(camper)]).toEqual([200, true, 0, null]);
    const place = { waitlist: true, pinned: false, chosenWaitlist: true, paid: null };
    expect(await stored(camper)).toMatchObject(place);
    const written = await api.models.Audit.find({ action: 'undo-seat', recordIds: camper._id }).lean();
    expect(written).toHaveLength(1);
    const again = await undo(client, camper);
    expect([again.status, again.body.message]).toEqual([409, 'The camper is already back on the waitlist.']);
  });

  it('is offered to the longest-waiting camper', async () => {
    const { client, campId, camper } = await justGiven();
    const next = await createCamper(api.models, { campId, waitlist: true });

    await undo(client, camper);

    expect([(await stored(next)).waitlist, (await stored(camper)).waitlist]).toEqual([false, true]);
  });

  it.each([
    [
      'the email is on its way',
      (camper: StoredCamper) =>
        api.models.Outbox.updateOne({ about: String(camper._id) }, { dispatchedAt: api.clock.now() }),
      'The family has already been emailed about the seat. Move the camper to the waitlist instead.',
    ],
    [
      'the camper is paid for',
      ({ _id }: StoredCamper) => api.models.Camper.updateOne({ _id }, { paid: true }),
      'The camper has been paid for and keeps the seat.',
    ],
    [
      'the family is paying',
      (camper: StoredCamper) => createPayment(api.models, [camper], { openCampers: [camper._id] }),
      'The family is paying for the seat right now. Move the camper to the waitlist instead.',
    ],
    [
      'the registration was changed',
      ({ _id }: StoredCamper) => api.models.Camper.updateOne({ _id }, { school: 'Another' }),
      'The registration has changed since. Move the camper to the waitlist instead.',
    ],
  ])('stays with the camper if %s, and the refusal gives the reason', async (_what, happens, message) => {
    const { client, camper, taken, seatedNow } = await justGiven();
    api.clock.pass(1_000);
    await happens(camper);

    const { status, body } = await undo(client, camper);

    expect([status, body.message]).toEqual([409, message]);
    expect([await taken(), await seatedNow(), (await eventOf(camper)) !== null]).toEqual([1, 1, true]);
  });

  it('is emailed once, however often it is assigned and taken back', async () => {
    const { client, camper } = await justGiven();
    await move(client, [camper], true);
    api.clock.pass(1_000);
    await move(client, [camper], false);

    const event = { name: 'camper.seat-offered', about: String(camper._id) } as const;
    expect(await api.models.Outbox.countDocuments(event)).toBe(1);
  });

  it('is either taken back or paid for when both happen at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { client, camper, seatedNow, taken } = await justGiven();
      const pay = api.models.Camper.updateOne({ _id: camper._id, waitlist: false }, { paid: true });
      const [{ status }, { modifiedCount }] = await Promise.all([undo(client, camper), pay.exec()]);
      expect([status === 200, modifiedCount === 1]).toEqual([modifiedCount === 0, status === 409]);
      expect(await taken()).toBe(await seatedNow());
    }
  });
});

it('puts a camper on the waitlist permanently, and offers the seat to the longest-waiting camper', async () => {
  const client = await admin();
  const { holders, waiters, taken } = await camp(1, { seated: 1, waiting: 1 });

  const { body } = await move(client, holders, true);

  expect(body).toMatchObject([{ result: true, msg: { waitlist: true, paid: null } }]);
  const [moved, offered] = await Promise.all(
    [holders[0], waiters[0]].map((camper) => api.models.Camper.findById(camper?._id).orFail().lean()),
  );
  expect(moved).toMatchObject({ waitlist: true, pinned: true });
  expect([offered?.waitlist, await taken()]).toEqual([false, 1]);
  const event = { name: 'camper.waitlisted', 'payload.camperId': String(moved?._id) } as const;
  expect(await api.models.Outbox.countDocuments(event)).toBe(1);
  expect(results((await move(client, holders, true)).body)).toEqual([true]);
  expect(await api.models.Outbox.countDocuments(event)).toBe(1);
});

it('keeps a checkout open for a camper who is already paid, and closes it for a moved camper', async () => {
  const client = await admin();
  const { campId } = await camp(3);
  const [paid, sibling] = [
    await createCamper(api.models, { campId, paid: true }),
    await createCamper(api.models, { campId, paid: false }),
  ];
  const openCampers = [paid._id, sibling._id];
  const { _id } = await createPayment(api.models, [paid, sibling], {
    ...{ openCampers, status: 'open' },
    ...{ sessionId: undefined, settledAt: undefined },
  });
  const status = async () => (await api.models.Payment.findById(_id).orFail().lean()).status;

  expect(results((await move(client, [paid], true)).body)).toEqual([false]);
  expect(await status()).toBe('open');
  expect(results((await move(client, [sibling], true)).body)).toEqual([true]);
  expect(await status()).toBe('expired');
});

it('keeps the seat allocation correct when one administrator assigns the seat while another removes it', async () => {
  const client = await admin();
  const { holders, campId, taken, seatedNow } = await camp(1, { seated: 1 });
  await Promise.all([0, 1, 2, 3].map((at) => move(client, holders, at % 2 === 0)));
  const seats = await seatedNow();
  expect([await taken(), (await readSeats(api.models, campId))?.waitListAfter]).toEqual([seats, 1]);
});

it('skips campers who are paid, whose camp is over, or who were deleted', async () => {
  const client = await admin();
  const { campId } = await camp(2);
  const paid = await createCamper(api.models, { campId, paid: true });
  const old = await createCamp(api.models, {
    year: 2020,
    endDate: new Date('2020-07-29'),
    campSunday: new Date('2020-08-01'),
  });
  const past = await createCamper(api.models, { campId: old._id });
  const gone = await createCamper(api.models, { campId });
  await api.models.Camper.deleteOne({ _id: gone._id });

  const { body } = await move(client, [paid, past, gone], true);

  expect(body.map(({ msg }: { msg: string }) => msg)).toEqual([
    'This camper is paid for. Refund the payment first.',
    'Camp is over.',
    'This camper no longer exists.',
  ]);
});

it('moves campers until the end of Camp Sunday in the camp’s time zone', async () => {
  const days = { startDate: '2026-06-22', endDate: '2026-06-26', campSunday: '2026-06-28' };
  const dates = Object.fromEntries(Object.entries(days).map(([name, day]) => [name, new Date(day)]));
  const { _id: campId } = await createCamp(api.models, { year: 2026, ...dates });
  const camper = await createCamper(api.models, { campId });
  const before = api.clock.now();
  const resultAt = async (now: string) => {
    api.clock.set(now);
    const { body } = await move(await admin(), [camper], true);
    return (body as { result: boolean }[])[0]?.result;
  };

  expect(await resultAt('2026-06-29T06:00:00.000Z')).toBe(false);
  expect(await resultAt('2026-06-29T05:59:59.999Z')).toBe(true);
  api.clock.set(before);
});

it.each([
  [{ campers: [], waitlist: true }, 'campers'],
  [{ campers: ['64b0000000000000000000c1'] }, 'waitlist'],
  [{ campers: ['64b0000000000000000000c1'], waitlist: 'maybe' }, 'waitlist'],
])('refuses %j', async (body, path) => {
  const answer = await (await admin()).post('/api/camper/waitlist', body);
  expect([answer.status, answer.body.errors[0].path]).toEqual([400, path]);
});
