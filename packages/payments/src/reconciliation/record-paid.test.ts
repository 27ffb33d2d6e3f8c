import { createCamper } from '@camp/database/test/factories/camper';
import type { Types } from 'mongoose';
import { prepareReconciliation } from '../../test/reconciliation';
import { resolveDifference } from './resolve-difference';

const { models, deps, payOtherwise, differencesOf, eventsOf, actorId } = prepareReconciliation();

const press = ({ _id }: { _id: Types.ObjectId }) =>
  resolveDifference(deps(), { id: _id.toString(), action: 'record-paid', actorId });

it('records a payment of zero for a registration, once and without a receipt', async () => {
  const camper = await createCamper(models, { paid: true });
  const { _id, userId, campId, nameFirst, nameLast } = camper;
  const at = new Date();
  const fixed = { ...deps(), clock: { now: () => at } };
  const pressed = { id: _id.toString(), action: 'record-paid', actorId } as const;

  expect(await resolveDifference(fixed, pressed)).toEqual([]);

  expect(await models.Payment.find({ campers: _id }).lean()).toEqual([
    {
      ...{ _id, userId, campId, campers: [_id], amount: 0, currency: 'usd', status: 'paid', refunds: [] },
      lines: [{ camperId: _id, name: `${nameFirst} ${nameLast}`, cost: 0, lateFee: 0 }],
      ...{ settledAt: at, keptAt: at, expiresAt: at },
      ...{ createdAt: expect.any(Date), updatedAt: expect.any(Date) },
    },
  ]);
  expect([await differencesOf(_id), await eventsOf(_id)]).toEqual([[], []]);
  await expect(press(camper)).rejects.toThrow('already exists');
});

it('refuses a registration that is not paid, that is covered, or that is deleted', async () => {
  const unpaid = await createCamper(models, { paid: false });
  const covered = await createCamper(models);
  await payOtherwise(covered);
  const deleted = await createCamper(models, { paid: true });
  await models.Camper.deleteOne({ _id: deleted._id });

  for (const camper of [unpaid, covered, deleted]) {
    await expect(press(camper)).rejects.toThrow('doesn’t need a payment record');
    expect(await models.Payment.exists({ _id: camper._id })).toBeNull();
  }
});
