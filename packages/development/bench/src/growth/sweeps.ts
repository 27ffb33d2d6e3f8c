import { freeOrphanedSeats } from '@camp/database/camp/free-orphaned-seats';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { sendDuePaymentLinks } from '@camp/database/camper/send-payment-links';
import { connectDatabase, type Database } from '@camp/database/connection';
import { remindOfApplications } from '@camp/database/counselor/remind-of-applications';
import { createLogger } from '@camp/runtime/logger';
import { systemClock } from '@camp/runtime/clock';
import type { Row } from '../row';
import { median } from '../statistics';
import type { SizedProduct } from './sized-product';

const rounds = 12;

/** How much longer a look may take with a hundred times the records. */
const target = 1.5;

/** What the worker looks after by itself, where nothing is to do: the bench asks storage for it as the worker does. */
const sweeps: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
  'due payment links, nothing due': ({ connection, models }) =>
    sendDuePaymentLinks(connection, models, systemClock.now()),
  'reminders of applications, nobody to remind': ({ connection, models }) =>
    remindOfApplications(connection, models, systemClock.now()),
  'seats of one camp (reads its book)': async ({ connection, models }) => {
    const camp = await models.Camp.findOne({}, { _id: 1 }).sort({ year: -1 }).orFail().lean();
    await freeOrphanedSeats(models, camp._id, systemClock.now());
    await offerFreedSeats(connection, models, camp._id, systemClock);
  },
};

/** How long the worker's looks take, when nothing is to do any more. */
export async function sweepTimes(running: readonly SizedProduct[]): Promise<Row[]> {
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const databases = running.map(({ product }) => connectDatabase({ uri: product.mongoUri, logger }));
  try {
    for (const { ready } of databases) await ready;
    const rows: Row[] = [];
    for (const [what, sweep] of Object.entries(sweeps)) rows.push(await timesOf(what, sweep, databases));
    return rows;
  } finally {
    for (const database of databases) await database.close();
  }
}

async function timesOf(
  what: string,
  sweep: (database: Database) => Promise<unknown>,
  databases: readonly Database[],
): Promise<Row> {
  const times = databases.map((): number[] => []);
  // The first look does what the demonstration data leave undone.
  for (const database of databases) await sweep(database);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, database] of databases.entries()) {
      const start = performance.now();
      await sweep(database);
      times[at]?.push(performance.now() - start);
    }
  const medians = times.map(median);
  const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  const isLinear = what.includes('reads');
  return {
    what: `a look of the worker: ${what}`,
    target: isLinear ? 'shown' : `at most ${target}x`,
    actual: `${ratio.toFixed(2)}x; median ${medians.map((time) => time.toFixed(1)).join(', ')} ms`,
    met: isLinear || ratio <= target,
  };
}
