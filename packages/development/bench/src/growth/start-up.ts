import type { Row } from '../row';
import { median } from '../statistics';
import type { SizedProduct } from './sized-product';
import { eachOf, growthInWords, growthOf, inTurns } from './turns';

/** How much longer a start may take with a hundred times the records. */
const target = 1.5;

/** How long the API takes from its start until it is ready. */
export async function startUp(sizes: readonly [SizedProduct, ...SizedProduct[]]): Promise<Row[]> {
  const api = await inTurns(sizes, async ({ product }) => {
    await product.api.kill();
    const start = performance.now();
    await product.api.start();
    return [performance.now() - start];
  });
  const growth = growthOf(api, median);
  return [
    {
      what: 'start of the API until it is ready',
      target: `median at most ${target}x`,
      actual: `${growthInWords(growth)}; median ${eachOf(api, median, 0)} ms`,
      met: growth.ratio <= target,
      isNoisy: growth.isNoisy,
    },
  ];
}
