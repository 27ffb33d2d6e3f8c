import { join } from 'node:path';
import { startChild, type Child } from '@camp/local-services/child-process';
import { freePort } from '@camp/local-services/ports';
import { waitUntilReady } from '@camp/local-services/product';
import { startProduct, type RunningProduct } from '@camp/testing/start-product';
import type { Bench } from '../bench';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { median } from '../statistics';
import { cpuOf } from '../text/process-cpu';

const rounds = 7;

/** Milliseconds above the bare server. */
const target = 1_000;

/** Milliseconds by which the bare server may differ from itself. */
const quiet = 50;

/** What is started, in turns; the second bare server is the control. */
const sides = ['product', 'bare', 'control'] as const;
type Side = (typeof sides)[number];

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

async function measure(product: RunningProduct): Promise<Record<Side, Start[]>> {
  const starts: Record<Side, Start[]> = { product: [], bare: [], control: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const side of round % 2 === 0 ? sides : [...sides].reverse()) {
      const begun = performance.now();
      const started = side === 'product' ? await product.startAnotherApi() : await startBare(product);
      const wall = performance.now() - begun;
      // The first round reads the files from the disk.
      if (round > 0) starts[side].push({ wall, cpu: await cpuOf(started.pid) });
      await started.stop();
    }
  return starts;
}

async function startBare({ mongoUri }: RunningProduct): Promise<Child> {
  const port = await freePort();
  const bare = await startChild({
    name: 'The bare server',
    command: process.execPath,
    args: [join(__dirname, 'bare-start.cjs'), String(port), mongoUri],
  });
  await waitUntilReady(bare, `http://127.0.0.1:${port}/readyz`);
  return bare;
}

function report(starts: Record<Side, Start[]>) {
  const walls = (side: Side) => starts[side].map(({ wall }) => wall);
  const middle = (side: Side) => median(walls(side));
  const said = (side: Side) =>
    `${middle(side).toFixed(0)} ms (${Math.min(...walls(side)).toFixed(0)} to ${Math.max(...walls(side)).toFixed(0)})`;
  const cpu = (side: Side) => median(starts[side].map((one) => one.cpu));
  const more = middle('product') - middle('bare');
  const drift = Math.abs(middle('control') - middle('bare'));
  const rows: Row[] = [
    {
      what: 'from the start of the API until /readyz says so, above the bare server',
      target: `at most ${target} ms more`,
      actual: `${more.toFixed(0)} ms more; ${said('product')} and ${said('bare')}`,
      met: more <= target,
    },
    {
      what: 'control: the bare server beside itself',
      target: `within ${quiet} ms, else the run is noisy`,
      actual: `${drift.toFixed(0)} ms; ${said('control')}${drift > quiet ? '; noisy' : ''}`,
      met: drift <= quiet,
    },
  ];
  const notes = [
    'The built API beside Express and `mongoose.connect` to the same database, both as a fresh process of Node that is',
    `asked every 20 ms whether it is ready; ${rounds} rounds in turns, every other one backwards, after one that is not`,
    'counted: medians (least to most). What it is made of: the product loads the modules of everything that it can do',
    '(schemas of all forms and calls, Stripe, BullMQ, ioredis, pino and more) and looks after its roles, where the bare',
    `server loads two packages: ${cpu('product').toFixed(0)} ms of CPU until ready and ${cpu('bare').toFixed(0)} ms.`,
  ].join(' ');
  const figures: Figure[] = [
    {
      what: 'until ready, beside the bare server',
      value: middle('product') / middle('bare'),
      unit: 'ratio',
      better: 'less',
    },
    { what: 'until ready, in the API', value: cpu('product'), unit: 'ms of CPU', better: 'less' },
  ];
  return { rows, notes, figures };
}
