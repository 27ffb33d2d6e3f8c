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

interface Sweep {
  what: string;
  look(database: Database): Promise<unknown>;
  /** The largest against the smallest; only shown where absent, since it is work in one camp's seats. */
  target?: number;
}

/** What the worker looks after by itself, where nothing is to do: the bench asks storage for it as the worker does. */
const sweeps: readonly Sweep[] = [
  {
    what: 'due payment links, nothing due',
    look: ({ connection, models }) => sendDuePaymentLinks(connection, models, systemClock.now()),
    target,
  },
  {
    what: 'reminders of applications, nobody to remind',
    look: ({ connection, models }) => remindOfApplications(connection, models, systemClock.now()),
    target,
  },
  {
    what: 'seats of one camp (reads its book)',
    look: async ({ connection, models }) => {
      const camp = await models.Camp.findOne({}, { _id: 1 }).sort({ year: -1 }).orFail().lean();
      await freeOrphanedSeats(models, camp._id, systemClock.now());
      await offerFreedSeats(connection, models, camp._id, systemClock);
    },
  },
];

/** How long the worker's looks take, when nothing is to do any more. */
export async function sweepTimes(running: readonly SizedProduct[]): Promise<Row[]> {
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const databases = running.map(({ product }) => connectDatabase({ uri: product.mongoUri, logger }));
  try {
    for (const { ready } of databases) await ready;
    const rows: Row[] = [];
    for (const sweep of sweeps) rows.push(await rowOf(sweep, databases));
    return rows;
  } finally {
    for (const database of databases) await database.close();
  }
}

async function rowOf({ what, look, target: most }: Sweep, databases: readonly Database[]): Promise<Row> {
  const times = databases.map((): number[] => []);
  // The first look does what the demonstration data leave undone.
  for (const database of databases) await look(database);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, database] of databases.entries()) {
      const start = performance.now();
      await look(database);
      times[at]?.push(performance.now() - start);
    }
  const medians = times.map(median);
  const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  return {
    what: `a look of the worker: ${what}`,
    target: most === undefined ? 'shown' : `at most ${most}x`,
    actual: `${ratio.toFixed(2)}x; median ${medians.map((time) => time.toFixed(1)).join(', ')} ms`,
    met: most === undefined || ratio <= most,
  };
}
