import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@camp/database/connection';
import { startEmbeddedMongo } from '@camp/local-services/embedded-mongo';
import { createLogger } from '@camp/runtime/logger';
import { startProduct } from '@camp/testing/start-product';
import { startTcpProxy } from '@camp/testing/tcp-proxy';
import { tokenFor } from '../beside/accounts';
import { openConnection, requestOf } from '../beside/connection';
import type { Bench } from '../bench';
import type { Row } from '../row';
import { median } from '../statistics';

/** Milliseconds by which the database answers later. */
const delay = 10;

/** Round trips to the database, one after the other. */
const mostRoundTrips = 3;

const rounds = 25;

/** What pages ask at the same time when they are opened; the slowest of them is what a person waits for. */
const calls = [
  { what: 'every page: who is signed in', path: '/api/user/current', as: 'family' },
  { what: 'home and forms: the current camp', path: '/api/camp/current/', as: 'family' },
  { what: 'profile: a family’s records', path: '/api/data/user', as: 'family' },
  { what: 'profile: earlier years', path: '/api/data/user/prior', as: 'family' },
  { what: 'form: the kept parent block', path: '/api/parent/list?own=true', as: 'family' },
  { what: 'list of campers, a page', path: '/api/camper/list?page=1&pageSize=25', as: 'office' },
] as const;

/** What pages wait for where the database is far away. */
export const slowDatabase: Bench = {
  title: 'A database that answers 10 ms later',
  async run() {
    const near = await measure(0);
    const far = await measure(delay);
    const roundTrip = far.ping - near.ping;
    const rows = calls.map(({ what }, at): Row => {
      const [quick = 0, slow = 0] = [near.calls[at], far.calls[at]];
      const trips = (slow - quick) / roundTrip;
      return {
        what,
        target: `at most ${mostRoundTrips} round trips’ time`,
        actual: `${trips.toFixed(1)} round trips; ${quick.toFixed(1)} and ${slow.toFixed(1)} ms`,
        // Within the precision of the clock.
        met: trips < mostRoundTrips + 0.5,
      };
    });
    const notes =
      `All that the API and the database say to one another passes a proxy that holds the answers back for ${delay} ms; ` +
      `medians of ${rounds} requests with and without it, one after the other. A round trip is what the delay added to a ping: ${roundTrip.toFixed(1)} ms. ` +
      'Trips are whole, what is measured is not: less than half a trip more counts as what the machine added.';
    return { rows, notes };
  },
};

/** Medians in milliseconds. */
interface Measured {
  ping: number;
  calls: number[];
}

async function measure(held: number): Promise<Measured> {
  const mongo = await startEmbeddedMongo();
  const proxy = await startTcpProxy(mongo.uri, held);
  const secret = randomBytes(32).toString('hex');
  const product = await startProduct({ JWT_SECRET: secret, MONGODB_URI: proxy.uri });
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const database = connectDatabase({ uri: product.mongoUri, logger });
  const { models } = database;
  try {
    await database.ready;
    const tokenOf = async (emailKey: string) =>
      tokenFor(await models.User.findOne({ emailKey }).orFail().lean(), secret);
    const [office, family] = product.demoLogins;
    const tokens = {
      office: await tokenOf(office?.email ?? ''),
      family: await tokenOf(family?.email ?? ''),
    };
    const medians: number[] = [];
    for (const { path, as } of calls)
      medians.push(await ask(product.url, requestOf({ method: 'GET', path, token: tokens[as] })));
    const pings: number[] = [];
    for (let sent = 0; sent < rounds; sent += 1) {
      const start = performance.now();
      await database.ping();
      pings.push(performance.now() - start);
    }
    return { ping: median(pings), calls: medians };
  } finally {
    await database.close();
    await product.stop();
    proxy.close();
    await mongo.stop();
  }
}

async function ask(url: string, request: Buffer): Promise<number> {
  const connection = await openConnection(url);
  const times: number[] = [];
  for (let sent = 0; sent < rounds; sent += 1) {
    const start = performance.now();
    const status = await connection.send(request);
    if (status !== 200) throw new Error(`Answered ${status}: ${request.toString('latin1', 0, 60)}`);
    times.push(performance.now() - start);
  }
  connection.close();
  return median(times);
}
