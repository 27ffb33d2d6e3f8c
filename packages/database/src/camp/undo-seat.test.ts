import { Types } from 'mongoose';
import { createCamper } from '../../test/factories/camper';
import { createPayment } from '../../test/factories/payment';
import { openTestDatabase } from '../../test/open-database';
import type { StoredCamper } from '../camper/camper-model';
import { giveSeat, NotMovedError } from './seat-by-hand';
import { readSeats } from './seats';
import { undoSeat } from './undo-seat';

const { models, connection, ready } = openTestDatabase();
beforeAll(() => ready);

const actorId = new Types.ObjectId();
const now = new Date();
const by = { connection, models, clock: { now: () => now }, actorId: actorId.toString() };
const waits = { waitlist: true, pinned: false, chosenWaitlist: true, paid: null };

/** A waiting camper to whom an administrator has just given a seat. */
async function given(values: Partial<StoredCamper> = {}) {
  const camper = await createCamper(models, { ...waits, ...values });
  const about = camper._id.toString();
  await giveSeat(by, camper);
  const read = async () => {
    const seats = await readSeats(models, camper.campId);
    const holds = seats?.claims.some(({ camperId }) => camperId.equals(camper._id));
    const emails = await models.Outbox.countDocuments({ about, name: 'camper.seat-offered' });
    return { camper: await models.Camper.findById(camper._id).orFail().lean(), holds, emails };
  };
  return { camper, about, read };
}

it.each([[null], [false]])('restores the state before, with payment link: %s', async (paid) => {
  const other = await given();
  const { camper, read } = await given({ paid });
  expect(await read()).toMatchObject({ camper: { waitlist: false, pinned: true }, holds: true, emails: 1 });

  await undoSeat(by, camper);

  const restored = { ...camper, updatedAt: expect.any(Date) as Date };
  expect(await read()).toEqual({ camper: restored, holds: false, emails: 0 });
  const entries = await models.Audit.find({ recordIds: camper._id }).sort({ _id: 1 }).lean();
  expect(entries).toMatchObject(
    ['seat', 'undo-seat'].map((action) => ({ actorId, action, subject: 'camper' })),
  );
  expect(await other.read()).toMatchObject({ camper: { waitlist: false }, holds: true, emails: 1 });
});

const payNow = (camper: StoredCamper) => createPayment(models, [camper], { openCampers: [camper._id] });
const set = (values: object) => (camper: StoredCamper) =>
  models.Camper.updateOne({ _id: camper._id }, values);

it.each([
  [
    'the family was emailed',
    'already been emailed',
    ({ _id }: StoredCamper) =>
      models.Outbox.updateOne({ about: _id.toString() }, { dispatchedAt: new Date() }),
  ],
  ['the seat is paid for', 'has been paid for', set({ paid: true })],
  ['the family is paying', 'is paying for the seat right now', payNow],
  ['an answer was changed', 'has changed since', set({ school: 'Another school' })],
])('changes nothing if %s', async (_what, reason, happen) => {
  const { camper, read } = await given();
  await happen(camper);
  const before = await read();

  const undoing = undoSeat(by, camper);

  await expect(undoing).rejects.toThrow(NotMovedError);
  await expect(undoing).rejects.toThrow(reason);
  expect(await read()).toEqual(before);
  expect(before).toMatchObject({ holds: true, emails: 1 });
});

it('tells a second administrator that the camper waits already', async () => {
  const { camper } = await given();
  await undoSeat(by, camper);
  await expect(undoSeat(by, camper)).rejects.toThrow('already back on the waitlist');
});

it('leaves ten seconds for it, and two for its request, before the email', async () => {
  const { about } = await given();
  const row = await models.Outbox.findOne({ about }).orFail().lean();
  expect(row.notBefore).toEqual(new Date(now.getTime() + 12_000));
});
