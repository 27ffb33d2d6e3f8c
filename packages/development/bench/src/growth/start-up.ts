import type { Row } from '../row';
import { median } from '../statistics';
import type { SizedProduct } from './sized-product';

const rounds = 3;

/** How much longer a start may take with a hundred times the records. */
const target = 1.5;

/** How long the API takes from its start until it is ready. */
export async function startUp(running: readonly SizedProduct[]): Promise<Row[]> {
  const times = running.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { product }] of running.entries()) {
      await product.api.kill();
      const start = performance.now();
      await product.api.start();
      times[at]?.push(performance.now() - start);
    }
  const medians = times.map(median);
  const ratio = (medians.at(-1) ?? 0) / (medians[0] ?? 1);
  return [
    {
      what: 'start of the API until it is ready',
      target: `at most ${target}x`,
      actual: `${ratio.toFixed(2)}x; ${medians.map((time) => time.toFixed(0)).join(', ')} ms`,
      met: ratio <= target,
    },
  ];
}
