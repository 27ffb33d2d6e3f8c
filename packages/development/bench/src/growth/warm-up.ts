import { openConnection, requestOf } from '../beside/connection';
import { ofTheYear, samePage } from './calls';
import type { SizedProduct } from './sized-product';

/** Seconds after which a fresh process is as fast as it gets. */
const enough = 8;

/** Asks all calls in turn, until API and database are as fast as they get; the past years are counted then, too. */
export async function warmUp({ product, tokens }: SizedProduct): Promise<void> {
  const connection = await openConnection(product.url);
  const begin = performance.now();
  try {
    for (const { path, as } of ofTheYear)
      await connection.send(requestOf({ method: 'GET', path, token: tokens[as] }));
    while (performance.now() - begin < enough * 1_000)
      for (const { path, as } of samePage)
        await connection.send(requestOf({ method: 'GET', path, token: tokens[as] }));
  } finally {
    connection.close();
  }
}
