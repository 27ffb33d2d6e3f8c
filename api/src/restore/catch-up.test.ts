import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { sendDuePaymentLinks } from '@camp/database/camper/send-payment-links';
import { remindOfApplications } from '@camp/database/counselor/remind-of-applications';
import { thisRestore } from '@camp/database/restore/restore-model';
import { runRetention } from '@camp/database/retention/run-retention';
import { createCamp } from '@camp/database/test/factories/camp';
import { createCamper } from '@camp/database/test/factories/camper';
import { createCounselor } from '@camp/database/test/factories/counselor';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { createStripe } from '@camp/payments/stripe';
import { serveApi } from '../../test/api-under-test';
import type { Group } from './groups';
import { release } from './release';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startStripeSimulator({ delayedSettlementSeconds: null });
});
afterAll(() => simulator.close());

const api = serveApi();
const { models, connection, clock } = api;

/** As after a restore: two payment links, an offer, a reminder and a notice are due, and were perhaps sent before. */
async function restored() {
  for (const name of ['Camp', 'Camper', 'Counselor', 'Outbox', 'HeldEvent', 'Restore', 'Retention'] as const)
    await models[name].collection.deleteMany({});
  const madeAt = new Date(clock.now().getTime() - 86_400_000);
  await models.Restore.create({ _id: thisRestore, madeAt, restoredAt: clock.now() });
  const camp = await createCamp(models, { waitListDate: new Date('2026-06-30'), waitListAfter: 2 });
  const seated = await createCamper(models, { campId: camp._id });
  const waiting = await createCamper(models, { campId: camp._id, waitlist: true });
  const counselor = await createCounselor(models, { campId: camp._id });
  await models.Counselor.collection.updateOne(
    { _id: counselor._id },
    { $set: { createdAt: new Date('2026-06-20') } },
  );
  const over = { year: 2025, endDate: new Date('2025-07-20'), campSunday: new Date('2025-07-20') };
  await createCamper(models, { campId: (await createCamp(models, over))._id, paid: true });
  return { camp, seated, waiting };
}

const names = async () => (await models.Outbox.find().lean()).map(({ name }) => name).sort();

it.each<[readonly Group[], string[]]>([
  [[], []],
  [['backup', 'since', 'stripe'], []],
  [
    ['due'],
    [
      'camper.payment-link-sent',
      'camper.payment-link-sent',
      'camper.seat-offered',
      'counselor.application-missing',
      'user.medical-deletion-announced',
    ],
  ],
])(
  'decides about what came due since the backup (%j), before the worker’s tasks run (F22)',
  async (groups, sent) => {
    const { camp, seated, waiting } = await restored();
    const stripe = createStripe({ secretKey: 'sk_test_catch_up', apiUrl: simulator.url });

    await release({ ...api.deps, stripe, medicalYears: 1 }, groups);
    const released = await names();
    await offerFreedSeats(connection, models, camp._id, clock.now());
    await sendDuePaymentLinks(connection, models, clock.now());
    await remindOfApplications(connection, models, clock.now());
    await runRetention(models, clock.now(), 1);

    expect(released).toEqual(sent);
    expect(await names()).toEqual(sent);
    // The work itself is done in any case.
    for (const { _id } of [seated, waiting])
      expect(await models.Camper.findById(_id).lean()).toMatchObject({ waitlist: false, paid: false });
  },
);
