import { join } from 'node:path';
import { startChild, type Child } from '@camp/local-services/child-process';
import { freePort } from '@camp/local-services/ports';
import { waitUntilReady } from '@camp/local-services/product';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import { nodeFlags } from '@camp/runtime/node-flags';
import type { Bench } from '../bench';
import { spread } from '../measure/ratio';
import { inRounds, type Sides } from '../measure/rounds';
import { median } from '../measure/statistics';
import { withProduct, type Alone } from '../measure/with-product';
import { judged } from '../row';

/** Milliseconds by which the bare server may differ from itself. */
const quiet = 50;

/**
 * The time from the start of the built API until it is ready, compared with the minimum that connects to the same
 * database.
 */
export const start: Bench = {
  title: 'starting',
  heldBy: ['P12'],
  run: () => withProduct(measure),
};

async function measure({ product }: Alone) {
  await product.api.kill();
  const sides = {
    product: () => timeUntilReady(() => product.startAnotherApi()),
    bare: () => timeUntilReady(() => startBare(product)),
  };
  // Loads the files from disk.
  await inRounds(sides, 1);
  const rounds = await inRounds(sides);
  const of = (side: keyof Sides<number>) => rounds.map((round) => round[side]);
  const more = median(of('product')) - median(of('bare'));
  const drift = Math.abs(median(of('control')) - median(of('bare')));
  return {
    rows: [
      judged(
        'from the start of the API until it is ready, above a bare server',
        more,
        { atMost: 1_000 },
        {
          actual: `${more.toFixed(0)} ms more, control ${drift.toFixed(0)}; ${spread(of('product'), 0)} and ${spread(of('bare'), 0)} ms`,
          ...{ unit: 'ms', isNoisy: drift > quiet },
        },
      ),
    ],
    notes:
      'The built API relative to Express and `mongoose.connect` to the same database. Each is a new Node process, asked every ' +
      `20 ms whether it is ready. ${rounds.length} rounds in turns. With a control above ${quiet} ms the run is noisy.`,
  };
}

async function timeUntilReady(begin: () => Promise<{ stop(): Promise<void> }>): Promise<number> {
  const begun = performance.now();
  const started = await begin();
  const time = performance.now() - begun;
  await started.stop();
  return time;
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
