import type { Bench } from '../bench';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { checkSamePage, figuresOfCall, measureCall, rowOfCall, rowOverHistory } from './call-times';
import { ofTheYear, often, samePage } from './calls';
import { exportMemory } from './export-memory';
import { lookTimes } from './looks';
import { startSized, type SizedProduct } from './sized-product';
import { startUp } from './start-up';
import { rounds } from './turns';
import { workerOf, type WorkerHere } from './worker-of';

/** Campers of all ten years together. */
const [smallest, middle, largest] = [1_000, 10_000, 100_000] as const;

/** P4 and P5: the same calls with ten and with a hundred times the records. */
export const growth: Bench = {
  title: 'P4 and P5: ten years of 100, 1,000 and 10,000 campers',
  async run() {
    const running: SizedProduct[] = [];
    const start = async (campers: number, current?: number) => {
      const sized = await startSized(campers, current);
      running.push(sized);
      return sized;
    };
    try {
      const small = await start(smallest);
      const sizes = [small, await start(middle), await start(largest)] as const;
      const history = [small, await start(largest, smallest / 10)] as const;
      const { rows, figures } = await callTimes(sizes, history);
      const parts = [
        () => exportMemory(sizes),
        () => [madeIn(sizes)],
        () => looksOf(running),
        () => startUp(sizes),
      ];
      for (const part of parts) rows.push(...(await orItsError('a part of the bench', part)));
      return { rows, notes, figures };
    } finally {
      for (const { stop } of running) await stop();
    }
  },
};

const notes =
  `The product runs with ${[smallest, middle, largest].map((size) => size.toLocaleString('en')).join(', ')} campers in ten ` +
  'years, the year that is shown with a tenth of them, and payments, counselors, staff and accounts in proportion; and ' +
  'once more with the year of the smallest behind nine of the largest (flat over history). Its worker does not run. ' +
  `${rounds} rounds, in turns, every other one backwards, after each size was warmed up for the call; ` +
  `${samePage[0]?.requests} requests of each call and size in a round (${ofTheYear[0]?.requests} where the largest reads ` +
  'its year), one after the other over a kept connection. Ratios are those of the largest to the smallest; the control is ' +
  'the smallest beside itself, outside of 0.8 to 1.25 the row is noisy. The pages hold the same number of records at ' +
  'every size: 10 where the smallest has no more of them. CPU is for each answer, that of the processes with all their ' +
  'threads. What reads the year is linear in it: 100, 1,000 and 10,000 campers, where the real camp has about a hundred.';

/** All else is measured where something fails. */
async function orItsError(what: string, measured: () => Promise<Row[]> | Row[]): Promise<Row[]> {
  try {
    return await measured();
  } catch (error) {
    return [{ what, target: 'an answer', actual: String(error), met: false }];
  }
}

async function callTimes(
  sizes: readonly [SizedProduct, ...SizedProduct[]],
  history: readonly [SizedProduct, ...SizedProduct[]],
): Promise<{ rows: Row[]; figures: Figure[] }> {
  const [rows, figures]: [Row[], Figure[]] = [[], []];
  for (const call of [...samePage, ...ofTheYear])
    rows.push(
      ...(await orItsError(call.what, async () => {
        if (samePage.includes(call)) await checkSamePage(sizes, call);
        const times = await measureCall(sizes, call);
        figures.push(...figuresOfCall(call, times));
        return [rowOfCall(call, times)];
      })),
    );
  for (const call of ofTheYear)
    rows.push(
      ...(await orItsError(call.what, async () => [
        rowOverHistory(call, await measureCall(history, { ...call, requests: often })),
      ])),
    );
  return { rows, figures };
}

const madeIn = (sizes: readonly SizedProduct[]): Row => ({
  what: 'the records made and stored',
  target: 'shown',
  actual: `${sizes.map(({ making }) => making.toFixed(1)).join(', ')} s`,
});

async function looksOf(running: readonly SizedProduct[]): Promise<Row[]> {
  const workers: WorkerHere[] = [];
  try {
    for (const { product } of running) workers.push(await workerOf(product));
    const [small, second, large, history] = workers as [WorkerHere, WorkerHere, WorkerHere, WorkerHere];
    return await lookTimes({ sizes: [small, second, large], history: [small, history] });
  } finally {
    for (const { close } of workers) await close();
  }
}
