import { openConnection, requestOf } from '../beside/connection';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { median, quantile } from '../statistics';
import { cpuOf } from '../text/process-cpu';
import type { Call } from './calls';
import type { SizedProduct } from './sized-product';
import { eachOf, growthInWords, growthOf, inTurns, type Turns } from './turns';

/** Milliseconds of a call in one turn. */
interface Times {
  /** Of each answer. */
  wall: number[];
  /** CPU of the API and of the database for each answer. */
  api: number;
  database: number;
}

const p95 = (times: readonly number[]): number => quantile(times, 0.95);

/** Asks each size in turns. @param sizes - the smallest first */
export const measureCall = (
  sizes: readonly [SizedProduct, ...SizedProduct[]],
  call: Call,
): Promise<Turns<Times>> => inTurns(sizes, (sized) => askAgain(sized, call));

async function askAgain({ product, tokens }: SizedProduct, { path, as, requests }: Call): Promise<Times> {
  const request = requestOf({ method: 'GET', path, token: tokens[as] });
  const connection = await openConnection(product.url);
  const ask = async () => {
    const status = await connection.send(request);
    if (status !== 200) throw new Error(`${path} is answered ${status}.`);
  };
  try {
    // Another size had its turn before.
    await ask();
    const before = { api: await cpuOf(product.api.pid), database: await cpuOf(product.mongo.pid) };
    const wall: number[] = [];
    for (let sent = 0; sent < requests; sent += 1) {
      const start = performance.now();
      await ask();
      wall.push(performance.now() - start);
    }
    return {
      wall,
      api: ((await cpuOf(product.api.pid)) - before.api) / requests,
      database: ((await cpuOf(product.mongo.pid)) - before.database) / requests,
    };
  } finally {
    connection.close();
  }
}

/** @throws Error when a size answers with another number of records, so that its page is not the same one */
export async function checkSamePage(sizes: readonly SizedProduct[], { path, as }: Call): Promise<void> {
  const counts: number[] = [];
  for (const { product, tokens } of sizes) {
    const answer = await fetch(product.url + path, { headers: { authorization: `Bearer ${tokens[as]}` } });
    counts.push(recordsIn(await answer.json()));
  }
  if (new Set(counts).size > 1) throw new Error(`${path} is answered with ${counts.join(', ')} records.`);
}

/** In lists of lists too, as a family's records are. */
function recordsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  const parts = Object.values(value as object).filter((part) => Array.isArray(part));
  return parts.reduce((sum, part) => sum + recordsIn(part), 0);
}

/** The row of a call: its p95 is judged where it has a target, and only shown where it has none. */
export function rowOfCall({ what, target }: Call, times: Turns<Times>): Row {
  const walls = partOf(times, ({ wall }) => wall);
  const judged = growthOf(walls, p95);
  return {
    what,
    target: target === undefined ? 'shown' : `p95 at most ${target}x`,
    actual:
      `p95 ${growthInWords(judged)}, median ${growthOf(walls, median).ratio.toFixed(2)}x; ` +
      `p95 ${eachOf(walls, p95)} ms, median ${eachOf(walls, median)} ms; ${cpuInWords(times)}`,
    ...(target !== undefined && { met: judged.ratio <= target }),
    isNoisy: judged.isNoisy,
  };
}

/** How much longer a call of the year may take with a hundred times as many past records. */
const overHistory = 1.3;

/** The row of a call whose sizes differ in past years only. */
export function rowOverHistory({ what }: Call, times: Turns<Times>): Row {
  const walls = partOf(times, ({ wall }) => wall);
  const judged = growthOf(walls, median);
  return {
    what: `flat over history: ${what}`,
    target: `median at most ${overHistory}x`,
    actual: `${growthInWords(judged)}; median ${eachOf(walls, median)} ms, p95 ${eachOf(walls, p95)} ms; ${cpuInWords(times)}`,
    met: judged.ratio <= overHistory,
    isNoisy: judged.isNoisy,
  };
}

const cpuInWords = (times: Turns<Times>): string => {
  const of = (figure: 'api' | 'database') =>
    eachOf(
      partOf(times, (turn) => [turn[figure]]),
      median,
    );
  return `CPU of the API ${of('api')} ms, of the database ${of('database')} ms`;
};

const partOf = (
  { each, control }: Turns<Times>,
  part: (times: Times) => readonly number[],
): Turns<readonly number[]> => ({ each: each.map((turns) => turns.map(part)), control: control.map(part) });

/**
 * What later runs are held against; nothing where the machine did too much else meanwhile. The median, since the p95
 * differs too much from run to run.
 */
export function figuresOfCall({ what }: Call, times: Turns<Times>): Figure[] {
  const largest = times.each.at(-1) ?? [];
  const walls = partOf(times, ({ wall }) => wall);
  const growth = growthOf(walls, median);
  if (growth.isNoisy) return [];
  const cpu = (where: string, figure: 'api' | 'database'): Figure => ({
    what: `${what}, in the ${where}`,
    value: median(largest.map((turn) => turn[figure])),
    unit: 'ms of CPU',
    better: 'less',
    isQuiet: true,
  });
  return [
    {
      ...{ what: `${what}, growth`, value: growth.ratio, unit: 'ratio', better: 'less' },
      isQuiet: true,
    },
    cpu('API', 'api'),
    cpu('database', 'database'),
  ];
}
