import { arrive, leaveArriving } from '@camp/database/camp/arrive';
import { readBook } from '@camp/database/camp/seats';
import type { Models } from '@camp/database/models';
import { camperInput } from '@camp/database/test/factories/camper';
import { Types } from 'mongoose';
import type { Bench } from '../bench';
import { inTurn, makeAccounts, tokensFor } from '../beside/accounts';
import { cpuSentence, figuresOf, rowsOf } from '../beside/comparison';
import { openConnection } from '../beside/connection';
import { inRounds } from '../beside/rounds';
import type { Turn } from '../beside/side';
import { withProduct, type Both } from '../beside/with-product';
import { nextCreate } from '../create/request';
import { emptyYear, openYear } from '../create/year';
import { cpuOf } from '../text/process-cpu';

/** Come at once. */
const families = 500;
const seats = 40;

/** Over which whole registrations are sent: more wait for the API's connections to the database. */
const connections = 100;

/** At most twice the time is at least half of the throughput. */
const target = 0.5;

/** A turn of claims is over in a tenth of a second, and what else the machine does meanwhile counts for much of it. */
const rounds = { claims: 45, registrations: 11 };

/** P10: what it costs that a rush for few seats is decided in order. */
export const claims: Bench = {
  title: `P10: ${families} families at once for ${seats} seats`,
  run: () => withProduct('create/bare-create.ts', measure),
};

async function measure(both: Both) {
  const { product, models } = both;
  await product.worker.kill();
  const campId = await openYear(models);
  const inStorage = await claimsBesideInserts(models, campId, product.mongo.pid);
  const whole = await registrationsBesideRoom(both, campId);
  return {
    rows: [
      ...rowsOf('claims', inStorage, target, 'plain inserts'),
      ...rowsOf('registrations', whole, target, 'registrations with a seat for everybody'),
    ],
    notes: [
      `Claims: ${families} times what gives a family its number and its seat or a place on the waitlist, all at once over the`,
      'connections of one process, beside as many `insertOne` of a whole form by the driver, to the same database with the',
      'same durability. They all change one document, one after the other, and it grows by each of them. That is what the difference is',
      `made of: each looks through the up to ${families} places on their way for its own, and makes the lists anew with one more; the log`,
      `keeps only that one. The ${families - seats} who found no seat leave it when their record is stored, which is no part of the claim. Registrations: ${families} whole forms sent to one API over`,
      `${connections} connections, beside the same in a year that has a seat for all: the difference is what a waitlist costs.`,
      `After each turn the book is looked through: ${seats} seats given to the first ${seats}, and nobody left on the way.`,
      `${rounds.claims} and ${rounds.registrations} rounds in turns, every other one backwards, the control included, after a warm-up; worker stopped.`,
      cpuSentence('claim', inStorage),
      cpuSentence('registration', whole),
    ].join(' '),
    figures: [...figuresOf('claim', inStorage), ...figuresOf('registration for few seats', whole)],
  };
}

/** Milliseconds of CPU in those who work. */
interface Workers {
  pid: number;
  databasePid: number;
}

/**
 * Lets all families come.
 *
 * @param atOnce - how many; each other one comes when one of them has its answer
 */
async function rushOf(
  { pid, databasePid }: Workers,
  atOnce: number,
  come: (lane: number) => Promise<unknown>,
): Promise<Turn> {
  const [cpu, databaseCpu] = [await cpuOf(pid), await cpuOf(databasePid)];
  const start = performance.now();
  const lanes = Array.from({ length: atOnce }, async (_, lane) => {
    for (let done = lane; done < families; done += atOnce) await come(lane);
  });
  await Promise.all(lanes);
  const seconds = (performance.now() - start) / 1_000;
  return {
    perSecond: families / seconds,
    cpu: ((await cpuOf(pid)) - cpu) / families,
    databaseCpu: ((await cpuOf(databasePid)) - databaseCpu) / families,
  };
}

async function claimsBesideInserts(models: Models, campId: Types.ObjectId, databasePid: number) {
  const workers = { pid: process.pid, databasePid };
  const plain = models.Camper.db.collection('plainCampers', { writeConcern: { w: 'majority' } });
  const sides = {
    product: async () => {
      await emptyYear(models, campId, seats);
      const waiting: Types.ObjectId[] = [];
      const turn = await rushOf(workers, families, async () => {
        const camperId = new Types.ObjectId();
        const newcomer = { key: camperId.toString(), camperId, at: new Date() };
        const { seated } = await arrive(models, campId, newcomer);
        if (!seated) waiting.push(camperId);
      });
      await Promise.all(waiting.map((camperId) => leaveArriving(models, campId, camperId)));
      await expectInOrder(models, campId, seats);
      return turn;
    },
    bare: () => rushOf(workers, families, () => plain.insertOne(camperInput())),
  };
  await inRounds(sides, 2);
  return inRounds(sides, rounds.claims);
}

async function registrationsBesideRoom({ product, models, secret }: Both, campId: Types.ObjectId) {
  const workers = { pid: product.api.pid, databasePid: product.mongo.pid };
  const tokens = tokensFor(await makeAccounts(models, families), secret);
  const next = nextCreate(inTurn(tokens));
  const rush = async (free: number) => {
    await emptyYear(models, campId, free);
    const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(product.url)));
    const turn = await rushOf(workers, connections, async (lane) => {
      const status = await opened[lane]?.send(next());
      if (status !== 201) throw new Error(`A registration is answered ${status}.`);
    });
    for (const connection of opened) connection.close();
    await expectInOrder(models, campId, free);
    return turn;
  };
  const sides = { product: () => rush(seats), bare: () => rush(families) };
  await inRounds(sides, 2);
  return inRounds(sides, rounds.registrations);
}

/** @throws Error when somebody has a seat out of turn, or a place is left behind */
async function expectInOrder(models: Models, campId: Types.ObjectId, free: number): Promise<void> {
  const book = await readBook(models, campId);
  const seated = book?.claims.map(({ arrival }) => arrival).sort((one, other) => one - other) ?? [];
  const isInOrder = seated.length === free && seated.every((arrival, index) => arrival === index + 1);
  if (!isInOrder || book?.arriving.length !== 0) throw new Error('The seats were not given in order.');
}
