import { inRounds } from '../beside/rounds';
import type { Bench } from '../bench';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { median } from '../statistics';
import { askOnce, calls } from './calls';
import { startFarProduct, type FarProduct } from './far-product';
import { pages, visitorOf, type Visitor } from './pages';

/** Milliseconds by which the database answers later; ten would be lost in what a browser takes for a page. */
const delays = { call: 10, page: 50 };

/** Round trips to the database, one after the other. */
const mostRoundTrips = 3;

const rounds = { call: 25, page: 15 };

/** What pages wait for where the database is far away. */
export const slowDatabase: Bench = {
  title: 'A database that answers 10 ms later',
  async run() {
    const near = await startFarProduct(0);
    try {
      const ofCalls = await besideFar(near, delays.call, measureCalls);
      const ofPages = await besideFar(near, delays.page, measurePages);
      const rows = [...ofPages, ...ofCalls].map(rowOf);
      // A browser takes half a trip more or less from run to run: of one or two trips that is more than is tolerated.
      return { rows, notes, figures: ofCalls.map(figureOf) };
    } finally {
      await near.stop();
    }
  },
};

const notes =
  `All that the API and the database say to one another passes a proxy that holds the answers back for ${delays.call} ms; for ` +
  `pages ${delays.page} ms, since ten are lost in what a browser takes. The same with and without it in turns, medians of ` +
  `${rounds.call} calls over open connections, and of ${rounds.page} pages opened in Chromium from their address until what they are ` +
  'opened for is there, their files in its cache. A round trip is what the delay added to a ping. Control: without the ' +
  'delay beside itself, in round trips. Trips are whole, what is measured is not: less than half a trip more counts as ' +
  'what the machine added. Calls of a page are asked at the same time.';

/** A product whose database is near, and one whose database is far. */
interface Ways {
  near: FarProduct;
  far: FarProduct;
  /** Milliseconds that a round trip to the far database takes longer. */
  roundTrip: number;
}

async function besideFar(
  near: FarProduct,
  delay: number,
  measure: (ways: Ways) => Promise<Opened[]>,
): Promise<Opened[]> {
  const far = await startFarProduct(delay);
  try {
    const pings = await inTurns(
      () => timeOf(near.ping),
      () => timeOf(far.ping),
      rounds.call,
    );
    return await measure({ near, far, roundTrip: pings.far - pings.near });
  } finally {
    await far.stop();
  }
}

async function measureCalls({ near, far, roundTrip }: Ways): Promise<Opened[]> {
  const opened: Opened[] = [];
  for (const call of calls) {
    const taken = await inTurns(
      () => askOnce(near, call),
      () => askOnce(far, call),
      rounds.call,
    );
    opened.push(openedIn(`call: ${call.what}`, taken, roundTrip));
  }
  return opened;
}

async function measurePages({ near, far, roundTrip }: Ways): Promise<Opened[]> {
  const visitors: Visitor[] = [];
  try {
    for (const product of [near, far]) visitors.push(await visitorOf(product));
    const [ofNear, ofFar] = visitors as [Visitor, Visitor];
    const opened: Opened[] = [];
    for (const page of pages) {
      const taken = await inTurns(
        () => ofNear.open(page),
        () => ofFar.open(page),
        rounds.page,
      );
      opened.push(openedIn(`page: ${page.what}`, taken, roundTrip));
    }
    return opened;
  } finally {
    for (const visitor of visitors) await visitor.close();
  }
}

/** Medians in milliseconds. */
interface Taken {
  near: number;
  far: number;
  /** `near` once more. */
  control: number;
}

/** Takes both in rounds, of which the first only warms up. */
async function inTurns(
  near: () => Promise<number>,
  far: () => Promise<number>,
  count: number,
): Promise<Taken> {
  const sides = { bare: near, far };
  await inRounds(sides, 1);
  const rounds = await inRounds(sides, count);
  return {
    near: median(rounds.map(({ bare }) => bare)),
    far: median(rounds.map((round) => round.far)),
    control: median(rounds.map(({ control }) => control)),
  };
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** What a call or a page takes where the database is far. */
interface Opened {
  what: string;
  /** Round trips that the delay was waited for. */
  trips: number;
  /** The same of the near database beside itself. */
  control: number;
  /** Milliseconds. */
  near: number;
  far: number;
}

const openedIn = (what: string, { near, far, control }: Taken, roundTrip: number): Opened => ({
  ...{ what, near, far },
  trips: (far - near) / roundTrip,
  control: (control - near) / roundTrip,
});

const rowOf = ({ what, trips, control, near, far }: Opened): Row => ({
  what,
  target: `at most ${mostRoundTrips} round trips’ time`,
  actual:
    `${trips.toFixed(1)} round trips (control ${control.toFixed(1)}); ` +
    `${near.toFixed(1)} and ${far.toFixed(1)} ms`,
  // Within the precision of the clock.
  met: trips < mostRoundTrips + 0.5,
  isNoisy: Math.abs(control) >= 0.5,
});

const figureOf = ({ what, trips }: Opened): Figure => ({
  what: `${what}, round trips`,
  value: trips,
  unit: 'ratio',
  better: 'less',
});
