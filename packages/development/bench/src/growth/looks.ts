import { tasksOf } from '@camp/worker/schedule/tasks';
import type { Row } from '../row';
import { median } from '../statistics';
import { offerOneSeat, prepareOffers } from './offers';
import { eachOf, growthInWords, growthOf, inTurns, type Turns } from './turns';
import type { WorkerHere } from './worker-of';

/** How much longer a look may take with a hundred times the records. */
const target = 1.5;

/** In each of its turns. */
const often = 4;

/**
 * Looks that are linear in the year, and flat over history: in its seats, its counselors without an application, its
 * payments or its pictures.
 */
const ofTheYear = [
  ...['seats', 'application reminders', 'reconciliation', 'comparison with Stripe', 'old images'],
  'a seat offered',
];

/** Something that the worker does by itself. */
interface Look {
  name: string;
  /** @returns milliseconds */
  take(worker: WorkerHere): Promise<number>;
}

/** What is compared with one another, the smallest first. */
export interface Workers {
  /** Of a hundred times the records. */
  sizes: readonly [WorkerHere, ...WorkerHere[]];
  /** Of a hundred times the past records, with the same year. */
  history: readonly [WorkerHere, ...WorkerHere[]];
}

/**
 * How long the worker's looks take, when nothing is to do any more, and how long a freed seat takes to be offered:
 * every task of its schedule, asked as the worker asks it.
 */
export async function lookTimes({ sizes, history }: Workers): Promise<Row[]> {
  const all = [...new Set([...sizes, ...history])];
  // What the demonstration data leave undone.
  for (const { deps } of all) for (const { work } of tasksOf(deps)) await work();
  for (const { deps } of all) await deps.database.models.Outbox.deleteMany({});
  const looks = tasksOf(sizes[0].deps).map(({ name }) => lookOf(name));
  const rows: Row[] = [];
  for (const look of looks) rows.push(...(await rowsOf(look, { sizes, history })));
  await prepareOffers(all);
  rows.push(...(await rowsOf({ name: 'a seat offered', take: offerOneSeat }, { sizes, history })));
  return rows;
}

/** The first look of a worker that has just started, which remembers no book of seats. */
const lookOf = (name: string): Look => ({
  name,
  take: async ({ deps }) => {
    const task = tasksOf(deps).find((one) => one.name === name);
    if (!task) throw new Error(`The worker has no task '${name}'.`);
    const start = performance.now();
    await task.work();
    return performance.now() - start;
  },
});

async function rowsOf(look: Look, { sizes, history }: Workers): Promise<Row[]> {
  const isOfTheYear = ofTheYear.includes(look.name);
  const what = look.name === 'a seat offered' ? look.name : `nothing to do: ${look.name}`;
  const take = async (worker: WorkerHere) => {
    const times: number[] = [];
    for (let taken = 0; taken < often; taken += 1) times.push(await look.take(worker));
    return times;
  };
  const overSizes = rowOf(
    `the worker, ${what}${isOfTheYear ? ' (linear in the year)' : ''}`,
    await inTurns(sizes, take),
    isOfTheYear ? undefined : target,
  );
  if (!isOfTheYear) return [overSizes];
  return [overSizes, rowOf(`flat over history: the worker, ${what}`, await inTurns(history, take), target)];
}

function rowOf(what: string, turns: Turns<number[]>, most?: number): Row {
  const growth = growthOf(turns, median);
  return {
    what,
    target: most === undefined ? 'shown' : `median at most ${most}x`,
    actual: `${growthInWords(growth)}; median ${eachOf(turns, median)} ms`,
    ...(most !== undefined && { met: growth.ratio <= most }),
    isNoisy: growth.isNoisy,
  };
}
