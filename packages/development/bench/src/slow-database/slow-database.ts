import { startEmbeddedMongo } from '@camp/local-services/embedded-mongo';
import { startTcpProxy } from '@camp/testing/tcp-proxy';
import type { Bench } from '../bench';
import { tokenAt } from '../measure/accounts';
import { inRounds } from '../measure/rounds';
import { median } from '../measure/statistics';
import { withProduct, type Alone } from '../measure/with-product';
import { judged, type Row } from '../row';
import { pages, visitorOf, type Visitor } from './pages';

/** Milliseconds added to the database's responses. A shorter delay would be lost in the browser's own time. */
const delay = 50;

const rounds = 15;

/** Measures what pages wait for with a distant database. */
export const slowDatabase: Bench = {
  title: `a database that answers ${delay} ms later`,
  heldBy: ['0061-prefetch'],
  run: () => withDatabaseAt(0, (near) => withDatabaseAt(delay, (far) => measure(near, far))),
};

/** Runs the product with delayed database responses. */
async function withDatabaseAt<Result>(
  late: number,
  work: (alone: Alone) => Promise<Result>,
): Promise<Result> {
  const mongo = await startEmbeddedMongo();
  const proxy = await startTcpProxy(mongo.uri, late);
  try {
    return await withProduct(work, { MONGODB_URI: proxy.uri });
  } finally {
    proxy.close();
    await mongo.stop();
  }
}

async function measure(near: Alone, far: Alone) {
  const visitors = [await visitor(near), await visitor(far)] as const;
  const rows: Row[] = [];
  try {
    const roundTrip = median(await pings(far)) - median(await pings(near));
    for (const page of pages) {
      const sides = { bare: () => visitors[0].open(page), far: () => visitors[1].open(page) };
      // The first round is a warm-up.
      await inRounds(sides, 1);
      const taken = await inRounds(sides, rounds);
      const of = (side: 'bare' | 'far' | 'control') => median(taken.map((round) => round[side]));
      const trips = (of('far') - of('bare')) / roundTrip;
      const control = (of('control') - of('bare')) / roundTrip;
      rows.push({
        ...judged(page.what, trips, undefined, {
          actual: `${trips.toFixed(1)} round trips, control ${control.toFixed(1)}; ${of('far').toFixed(0)} and ${of('bare').toFixed(0)} ms`,
          isNoisy: Math.abs(control) >= 0.5,
        }),
        // Round trips are whole numbers, so the extra half allows for the machine's noise.
        ...{ target: 'at most 3 round trips’ time', met: trips < 3.5 },
      });
    }
  } finally {
    for (const one of visitors) await one.close();
  }
  return {
    rows,
    notes:
      `All traffic between the API and the database passes through a proxy that delays responses by ${delay} ms. With and without it in turns, ` +
      `medians of ${rounds} pages opened in Chromium, with their files in its cache. ` +
      'The control compares the page without the delay with itself.',
  };
}

async function visitor({ product, models, secret }: Alone): Promise<Visitor> {
  const [admin, family] = product.demoLogins;
  const tokenOf = (email = '') => tokenAt(models, email, secret);
  return visitorOf(product.url, {
    administrator: await tokenOf(admin?.email),
    family: await tokenOf(family?.email),
  });
}

/** Milliseconds of empty requests to the database. */
async function pings({ models }: Alone): Promise<number[]> {
  const times: number[] = [];
  while (times.length < 2 * rounds) {
    const start = performance.now();
    await models.User.db.db?.admin().ping();
    times.push(performance.now() - start);
  }
  return times;
}
