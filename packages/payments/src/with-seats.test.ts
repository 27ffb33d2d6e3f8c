import { reconcileSeats } from '@camp/database/camp/reconcile-seats';
import { ClaimLostError, freeSeat, readSeats } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createCamper } from '@camp/database/test/factories/camper';
import { preparePayments } from '../test/fixture';
import { settle } from './settle';
import { withSeatsWhereFree } from './with-seats';

const { models, connection, deps, interruptedBy, simulator, family, onlyPayment, paidOf, eventsOf } =
  preparePayments();

/** A payment for a camper who lost the camp's only seat while paying. */
async function paidWithoutSeat(values: Partial<StoredCamper> = {}) {
  const { camp, campers, user, checkout } = await family(1, {}, { waitListAfter: 1 });
  const [camper] = campers as [StoredCamper];
  await checkout();
  const { _id, sessionId = '' } = await onlyPayment(user._id);
  await models.Camper.updateOne({ _id: camper._id }, { waitlist: true, ...values });
  await freeSeat(models, camp._id, camper._id);
  simulator().sessions.pay(sessionId);
  return {
    camper,
    campId: camp._id,
    claims: async () => (await readSeats(models, camp._id))?.claims.length,
    events: () => eventsOf(_id),
    /**
     * Settles the payment.
     * @param meanwhile - runs between the claim of a seat and the first transaction
     */
    settleWhile: async (meanwhile: () => Promise<unknown>) => {
      await settle(interruptedBy(meanwhile), sessionId);
    },
  };
}

it.each([
  ['the seat with a new claim', false, ['payment.settled']],
  ['a refund if somebody else got the seat', true, ['payment.refund-due']],
])('gives %s when the process was frozen after its claim (I1, I8, F25)', async (_what, isTaken, expected) => {
  const { campId, claims, events, settleWhile } = await paidWithoutSeat();

  await settleWhile(async () => {
    await reconcileSeats(connection, models, campId, { expireAfter: 0 });
    if (isTaken) await createCamper(models, { campId });
  });

  expect(await events()).toEqual(expected);
  expect(await models.Camper.countDocuments({ campId, waitlist: false })).toBe(1);
  expect(await claims()).toBe(1);
});

it.each([
  ['before', { pinned: true }, 0],
  ['while', { pinned: false }, 1],
])('refunds a camper who was pinned to the waitlist %s the payment arrived', async (...row) => {
  const [, values, claimed] = row;
  const { camper, claims, events, settleWhile } = await paidWithoutSeat(values);

  await settleWhile(async () => {
    expect(await claims()).toBe(claimed);
    await models.Camper.updateOne({ _id: camper._id }, { pinned: true });
  });

  expect([await claims(), await paidOf(camper), await events()]).toEqual([0, false, ['payment.refund-due']]);
});

it('claims seats only for the given campers who wait and were not pinned, and releases unused claims', async () => {
  const { camp, campers } = await family(1, {}, { waitListAfter: 10 });
  const [waiting, pinned] = await Promise.all(
    [false, true, false].map((isPinned) =>
      createCamper(models, { campId: camp._id, waitlist: true, pinned: isPinned }),
    ),
  );
  const claimed = async () =>
    (await readSeats(models, camp._id))?.claims.map(({ camperId }) => camperId.toString());
  const [seated] = campers;
  const given = [waiting!, pinned!, seated!].map(({ _id }) => _id);

  const work = await withSeatsWhereFree(deps(), given, async (_session, movedUp) => ({
    movedUp,
    claims: await claimed(),
  }));

  expect(work.movedUp).toEqual([waiting?._id]);
  expect(work.claims).toEqual([seated, waiting].map((camper) => camper?._id.toString()));
  expect(await claimed()).toEqual([seated?._id.toString()]);
});

it.each([
  ['once', [new ClaimLostError()], 2, 'done'],
  ['twice', [new ClaimLostError(), new ClaimLostError()], 3, 'done'],
  ['each time', [1, 2, 3].map(() => new ClaimLostError()), 3, 'claimed for too long'],
  ['never, but the work fails', [new Error('broken')], 1, 'broken'],
])('if the claims are lost %s, tries accordingly', async (_what, errors, tries, outcome) => {
  const work = jest.fn(() => Promise.resolve('done'));
  for (const error of errors) work.mockRejectedValueOnce(error);

  const result = await withSeatsWhereFree(deps(), [], work).catch(String);

  expect(result).toContain(outcome);
  expect(work).toHaveBeenCalledTimes(tries);
});
