import type { Bench } from '../bench';
import { openConnection, requestOf, timeOf } from '../measure/connection';
import { memoryOf, mostMemory } from '../measure/process-memory';
import { ratioRow } from '../measure/ratio';
import { inRounds, type Sides } from '../measure/rounds';
import { median, quantile } from '../measure/statistics';
import { judged, type Row } from '../row';
import { ofTheYear, samePage, type Call } from './calls';
import { startSized, type SizedProduct } from './sized-product';

/** Campers of all ten years together. */
const [smallest, largest] = [1_000, 100_000] as const;

const rounds = 8;

/** Requests per turn and per warm-up. There are enough rounds that the p95 isn't from a single garbage collection. */
const often = { turn: 40, warmUp: 400 };

/** Megabytes of additional memory the API may use for a whole year's file. */
const mostForFile = 100;

/** The same requests with a hundred times the records, and with a hundred times the earlier ones. */
export const growth: Bench = {
  title: 'ten years of 100 and of 10,000 campers',
  heldBy: ['P4', 'P5', '0025-lists', '0046-every-query-has-its-index', '0064-short-lived-requests'],
  async run() {
    const running: SizedProduct[] = [];
    const start = async (campers: number, current?: number) => {
      const sized = await startSized(campers, current);
      running.push(sized);
      return sized;
    };
    try {
      const [small, large] = [await start(smallest), await start(largest)];
      const longAgo = await start(largest, smallest / 10);
      const p95 = (times: readonly number[]) => quantile(times, 0.95);
      const rows: Row[] = [];
      for (const call of samePage) rows.push(await grownRow(call, small, large, p95));
      for (const call of ofTheYear) rows.push(await grownRow(call, small, longAgo, median));
      return { rows: [...rows, await fileOf(large)], notes };
    } finally {
      for (const { stop } of running) await stop();
    }
  },
};

const notes =
  `Ten years with ${smallest.toLocaleString('en')} and with ${largest.toLocaleString('en')} campers. A tenth of them is in the year shown, and all else is ` +
  'in proportion. For rows that start with ‘flat over history’, the year of the small database follows nine years of the large one. ' +
  `Worker stopped. ${rounds} rounds of ${often.turn} requests, one after the other over a keep-alive connection, after a warm-up. p95 for pages ` +
  'and records, medians over history. The control compares the small database with itself. If it is outside 0.8 to 1.25, the ' +
  'row is noisy.';

async function grownRow(
  call: Call,
  small: SizedProduct,
  other: SizedProduct,
  figure: (times: readonly number[]) => number,
): Promise<Row> {
  await checkSamePage(call, [small, other]);
  const turn = (sized: SizedProduct, count: number) => () => askAgain(sized, call, count);
  await inRounds({ product: turn(other, often.warmUp), bare: turn(small, often.warmUp) }, 1);
  const taken = await inRounds({ product: turn(other, often.turn), bare: turn(small, often.turn) }, rounds);
  const of = (side: keyof Sides<unknown>) => figure(taken.flatMap((round) => round[side]));
  const all = { product: of('product'), bare: of('bare'), control: of('control') };
  return ratioRow(call.what, [all], {
    limit: call.limit,
    beside: '1% of them',
    sides: `${all.product.toFixed(1)} and ${all.bare.toFixed(1)} ms`,
    quietWithin: 1.25,
  });
}

/** @returns milliseconds of each response */
async function askAgain({ product, tokens }: SizedProduct, { path, as }: Call, count: number) {
  const request = requestOf({ path, token: tokens[as] });
  const connection = await openConnection(product.url);
  const times: number[] = [];
  // The first request is only a warm-up, since the other size had its turn before.
  for (let sent = 0; sent <= count; sent += 1) times.push(await timeOf(connection, request, 200));
  connection.close();
  return times.slice(1);
}

/** @throws Error if the sizes return different numbers of records, since their pages would then differ */
async function checkSamePage({ path, as }: Call, sizes: readonly SizedProduct[]): Promise<void> {
  const counts: number[] = [];
  for (const { product, tokens } of sizes) {
    const answer = await fetch(product.url + path, { headers: { authorization: `Bearer ${tokens[as]}` } });
    counts.push(recordsIn(await answer.json()));
  }
  if (new Set(counts).size > 1) throw new Error(`${path} is answered with ${counts.join(', ')} records.`);
}

/** Counts nested lists too, such as a family's records. */
function recordsIn(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  const parts = Object.values(value as object).filter((part) => Array.isArray(part));
  return parts.reduce((sum, part) => sum + recordsIn(part), 0);
}

/** The API's memory for the file of a year. */
async function fileOf({ campers, product, tokens }: SizedProduct): Promise<Row> {
  // Restarted, since a used process has spare memory. The memory for any response is not counted.
  await product.api.kill();
  await product.api.start();
  const sized = { product, tokens } as SizedProduct;
  await askAgain(sized, samePage[0]!, 100);
  const before = await memoryOf(product.api.pid);
  const headers = { authorization: `Bearer ${tokens.administrator}` };
  const { most, result: bytes } = await mostMemory([product.api.pid], async () => {
    const answer = await fetch(`${product.url}/api/camper/export`, { headers });
    if (!answer.ok) throw new Error(`The request for the file was answered with ${answer.status}.`);
    return (await answer.arrayBuffer()).byteLength;
  });
  const more = most - before;
  return {
    ...judged(`P4: file of ${campers.toLocaleString('en')} campers`, more, undefined, {
      actual: `${more.toFixed(0)} MB more in the API; ${(bytes / 1e6).toFixed(1)} MB written`,
    }),
    ...{ target: `at most ${mostForFile} MB more`, met: more <= mostForFile },
  };
}
