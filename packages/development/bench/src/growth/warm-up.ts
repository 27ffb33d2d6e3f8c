import { openConnection, requestOf } from '../beside/connection';
import { ofTheYear, samePage } from './calls';
import type { SizedProduct } from './sized-product';

/** Milliseconds of each call, twice: after that an API and its database are as fast as they get. */
const enough = 1_000;

/** Asks each call again and again, alike at every size; the past years are counted then, too. */
export async function warmUp({ product, tokens }: SizedProduct): Promise<void> {
  const connection = await openConnection(product.url);
  try {
    for (const { path, as } of [...samePage, ...ofTheYear, ...samePage, ...ofTheYear]) {
      const request = requestOf({ method: 'GET', path, token: tokens[as] });
      const begin = performance.now();
      while (performance.now() - begin < enough) await connection.send(request);
    }
  } finally {
    connection.close();
  }
}
