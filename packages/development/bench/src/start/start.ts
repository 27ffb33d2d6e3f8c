import { join } from 'node:path';
import { nodeFlags } from '@camp/runtime/node-flags';
import { startChild, type Child } from '@camp/local-services/child-process';
import { freePort } from '@camp/local-services/ports';
import { waitUntilReady } from '@camp/local-services/product';
import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';
import type { Bench } from '../bench';
import { said, spreadOf } from '../beside/comparison';
import { inRounds, type Round } from '../beside/rounds';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { median } from '../statistics';
import { cpuOf } from '../text/process-cpu';

/** Milliseconds above the bare server. */
const target = 1_000;

/** Milliseconds by which the bare server may differ from itself. */
const quiet = 50;

/** Milliseconds of one start, and of CPU in it. */
interface Start {
  wall: number;
  cpu: number;
}

/** P12: from the start of the built API until it is ready, beside the least that reaches the same database. */
export const start: Bench = {
  title: 'P12: starting',
  async run() {
    const product = await startProduct();
    try {
      await product.api.kill();
      return report(await measure(product));
    } finally {
      await product.stop();
    }
  },
};

async function measure(product: RunningProduct): Promise<Record<keyof Round, Start>[]> {
  const sides = {
    product: () => timed(() => product.startAnotherApi()),
    bare: () => timed(() => startBare(product)),
  };
  // Reads the files from the disk.
  await inRounds(sides, 1);
  return inRounds(sides);
}

async function timed(begin: () => Promise<{ pid: number; stop(): Promise<void> }>): Promise<Start> {
  const begun = performance.now();
  const started = await begin();
  const wall = performance.now() - begun;
  const cpu = await cpuOf(started.pid);
  await started.stop();
  return { wall, cpu };
}

async function startBare({ mongoUri }: RunningProduct): Promise<Child> {
  const port = await freePort();
  const bare = await startChild({
    name: 'The bare server',
    command: process.execPath,
    args: [...nodeFlags, join(__dirname, 'bare-start.cjs'), String(port), mongoUri],
  });
  await waitUntilReady(bare, `http://127.0.0.1:${port}/readyz`);
  return bare;
}

function report(rounds: readonly Record<keyof Round, Start>[]) {
  const of = (side: keyof Round) => spreadOf(rounds.map((round) => round[side].wall));
  const cpu = (side: keyof Round) => median(rounds.map((round) => round[side].cpu));
  const [product, bare, control] = [of('product'), of('bare'), of('control')];
  const more = product.median - bare.median;
  const drift = Math.abs(control.median - bare.median);
  const isNoisy = drift > quiet;
  const rows: Row[] = [
    {
      what: 'from the start of the API until /readyz says so, above the bare server',
      target: `at most ${target} ms more`,
      actual: `${more.toFixed(0)} ms more; ${said(product, 0)} and ${said(bare, 0)} ms`,
      met: more <= target,
      isNoisy,
    },
    {
      what: 'control: the bare server beside itself',
      target: `within ${quiet} ms, else the run is noisy`,
      actual: `${drift.toFixed(0)} ms; ${said(control, 0)} ms`,
      met: !isNoisy,
      isNoisy,
    },
  ];
  const notes = [
    'The built API beside Express and `mongoose.connect` to the same database, both as a fresh process of Node that is',
    `asked every 20 ms whether it is ready; ${rounds.length} rounds in turns, every other one backwards, after one that is not`,
    'counted: medians (least to most). What it is made of: the product loads the modules of everything that it can do',
    '(schemas of all forms and calls, Stripe, BullMQ, ioredis, pino and more) and looks after its roles, where the bare',
    `server loads two packages: ${cpu('product').toFixed(0)} ms of CPU until ready and ${cpu('bare').toFixed(0)} ms.`,
  ].join(' ');
  const figures: Figure[] = [
    {
      what: 'until ready, beside the bare server',
      value: product.median / bare.median,
      unit: 'ratio',
      better: 'less',
    },
    { what: 'until ready, in the API', value: cpu('product'), unit: 'ms of CPU', better: 'less' },
  ];
  return { rows, notes, figures };
}
