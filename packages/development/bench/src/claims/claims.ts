import { allocateSeat, confirmWaiting } from '@camp/database/camp/allocate-seat';
import { readSeats } from '@camp/database/camp/seats';
import type { Models } from '@camp/database/models';
import { camperInput } from '@camp/database/test/factories/camper';
import { Types } from 'mongoose';
import type { Bench } from '../bench';
import { emptyYear, openYear } from '../create/year';
import { throughputRow } from '../measure/ratio';
import { inRounds } from '../measure/rounds';
import { turnOf } from '../measure/side';
import { withProduct, type Alone } from '../measure/with-product';

/** Concurrent families. */
const families = 500;
const seats = 40;

/** Number of rounds. Other load on the machine matters, since a turn takes only a tenth of a second. */
const rounds = 45;

/** The cost of deciding a rush for few seats in order. */
export const claims: Bench = {
  title: `${families} families at once for ${seats} seats`,
  heldBy: ['P10', '0018-seats'],
  run: () => withProduct(measure),
};

async function measure({ product, models }: Alone) {
  await product.worker.kill();
  const campId = await openYear(models);
  const plain = models.Camper.db.collection('plainCampers', { writeConcern: { w: 'majority' } });
  const rushOf = (come: () => Promise<unknown>) =>
    turnOf({ pid: process.pid, databasePid: product.mongo.pid }, async () => {
      await Promise.all(Array.from({ length: families }, come));
      return families;
    });
  const sides = {
    product: async () => {
      await emptyYear(models, campId, seats);
      const waiting: Types.ObjectId[] = [];
      const turn = await rushOf(async () => {
        const camperId = new Types.ObjectId();
        const newcomer = { key: camperId.toString(), camperId };
        const { seated } = await allocateSeat(models, campId, newcomer);
        if (!seated) waiting.push(camperId);
      });
      await Promise.all(waiting.map((camperId) => confirmWaiting(models, campId, camperId)));
      await expectInOrder(models, campId);
      return turn;
    },
    bare: () => rushOf(() => plain.insertOne(camperInput())),
  };
  await inRounds(sides, 2);
  const taken = await inRounds(sides, rounds);
  const options = { limit: { atLeast: 0.5 }, beside: 'plain inserts' };
  return {
    rows: [throughputRow('claims', taken, options)],
    notes:
      `${families} concurrent claims over the connections of one process. Each gives a family its arrival number, and its seat or position ` +
      'on the waitlist. The bare side inserts as many whole forms with insertOne of the driver, into the same database. After ' +
      'each turn the allocation is checked: the first ' +
      `${seats} have the ${seats} seats, and no claim is left over. ${rounds} rounds in turns after a warm-up, worker stopped.`,
  };
}

/** @throws Error if somebody has a seat out of order, or a claim is left */
async function expectInOrder(models: Models, campId: Types.ObjectId): Promise<void> {
  const allocation = await readSeats(models, campId);
  const seated = allocation?.claims.map(({ arrival }) => arrival).sort((one, other) => one - other) ?? [];
  const isInOrder = seated.length === seats && seated.every((arrival, index) => arrival === index + 1);
  if (!isInOrder || allocation?.arriving.length !== 0) throw new Error('The seats were not given in order.');
}
