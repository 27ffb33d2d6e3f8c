import type { Bench } from '../bench';
import { openConnection, requestOf } from '../beside/connection';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { median, quantile } from '../statistics';
import { cpuOf } from '../text/process-cpu';
import { exportMemory } from './export-memory';
import { startSized, type SizedProduct } from './sized-product';
import { startUp } from './start-up';
import { sweepTimes } from './sweeps';

/** Campers of all ten years together. */
const sizes = [1_000, 10_000, 100_000];

const rounds = 5;
const requests = 12;

/** A call that is asked of each size. */
interface Call {
  what: string;
  path: string;
  as: 'office' | 'family';
  /** The largest against the smallest; only shown where absent, since it is work in the year that is shown. */
  target?: number;
}

const page = 'page=1&pageSize=25';

const calls: readonly Call[] = [
  {
    what: 'P4: campers, a page by name',
    path: `/api/camper/list?${page}&sort=nameLast`,
    as: 'office',
    target: 1.5,
  },
  {
    what: 'P4: campers, the last first',
    path: `/api/camper/list?${page}&sort=-createdAt`,
    as: 'office',
    target: 1.5,
  },
  { what: 'P4: campers, by grade', path: `/api/camper/list?${page}&sort=grade`, as: 'office', target: 1.5 },
  {
    what: 'P4: campers who have paid',
    path: `/api/camper/list?${page}&sort=nameLast&paid=true`,
    as: 'office',
    target: 1.5,
  },
  { what: 'P4: counselors', path: `/api/counselor/list?${page}`, as: 'office', target: 1.5 },
  { what: 'P4: staff applications', path: `/api/staff/list?${page}`, as: 'office', target: 1.5 },
  { what: 'P4: payments', path: `/api/stripe/list?${page}`, as: 'office', target: 1.5 },
  { what: 'P4: accounts', path: `/api/user/list?${page}&sort=nameLast`, as: 'office', target: 1.5 },
  { what: 'P5: a family’s records of this year', path: '/api/data/user', as: 'family', target: 1.3 },
  {
    what: 'P5: a family’s records of all years',
    path: '/api/data/user?historical=true',
    as: 'family',
    target: 1.3,
  },
  {
    what: 'campers with an allergy (reads the year)',
    path: `/api/camper/list?${page}&sort=nameLast&allergicReactions=Yes`,
    as: 'office',
  },
  {
    what: 'search for a name (reads the year)',
    path: `/api/camper/list?${page}&sort=nameLast&q=rivera`,
    as: 'office',
  },
  { what: 'totals above the list (read the year)', path: '/api/camper/totals', as: 'office' },
  { what: 'dashboard (reads the year)', path: '/api/camp/data', as: 'office' },
];

/** Milliseconds of one call at one size. */
interface Times {
  wall: number[];
  /** CPU of the API and of the database for each answer, of each round. */
  api: number[];
  database: number[];
}

/** P4 and P5: the same calls with ten and with a hundred times the records. */
export const growth: Bench = {
  title: 'P4 and P5: ten years of 100, 1,000 and 10,000 campers',
  async run() {
    const running: SizedProduct[] = [];
    try {
      for (const size of sizes) running.push(await startSized(size));
      const [rows, figures]: [Row[], Figure[]] = [[], []];
      for (const call of calls) {
        try {
          const times = await measure(running, call);
          rows.push(rowOf(call, times));
          figures.push(...figuresOf(call, times));
        } catch (error) {
          // The other calls are measured all the same.
          rows.push({ what: call.what, target: 'an answer', actual: String(error), met: false });
        }
      }
      rows.push(
        ...(await exportMemory(running)),
        ...(await startUp(running)),
        ...(await sweepTimes(running)),
      );
      return { rows, notes, figures };
    } finally {
      for (const { stop } of running) await stop();
    }
  },
};

const notes =
  `The product runs three times, with ${sizes.map((size) => size.toLocaleString('en')).join(', ')} campers in ten ` +
  `years, and payments, counselors, staff and accounts in proportion; ${rounds} rounds of ${requests} requests of each, ` +
  'in turns, one after the other over a kept connection, the first round not counted. Ratios are those of the median ' +
  'of 100,000 to that of 1,000 campers. CPU is for each answer, that of the processes with all their threads. What ' +
  'reads the year is linear in it: 100, 1,000 and 10,000 campers, where the real camp has about a hundred.';

async function measure(running: readonly SizedProduct[], call: Call): Promise<Times[]> {
  const times = running.map((): Times => ({ wall: [], api: [], database: [] }));
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, sized] of running.entries()) {
      const taken = await askAgain(sized, call);
      const kept = times[at];
      if (round === 0 || !kept) continue;
      kept.wall.push(...taken.wall);
      kept.api.push(...taken.api);
      kept.database.push(...taken.database);
    }
  return times;
}

async function askAgain({ product, tokens }: SizedProduct, { path, as }: Call): Promise<Times> {
  const request = requestOf({ method: 'GET', path, token: tokens[as] });
  const connection = await openConnection(product.url);
  const before = { api: await cpuOf(product.api.pid), database: await cpuOf(product.mongo.pid) };
  const wall: number[] = [];
  try {
    for (let sent = 0; sent < requests; sent += 1) {
      const start = performance.now();
      const status = await connection.send(request);
      if (status !== 200) throw new Error(`${path} is answered ${status}.`);
      wall.push(performance.now() - start);
    }
  } finally {
    connection.close();
  }
  return {
    wall,
    api: [((await cpuOf(product.api.pid)) - before.api) / requests],
    database: [((await cpuOf(product.mongo.pid)) - before.database) / requests],
  };
}

const growthOf = (times: readonly Times[]): number =>
  median(times.at(-1)?.wall ?? []) / median(times[0]?.wall ?? []);

function figuresOf({ what }: Call, times: readonly Times[]): Figure[] {
  const largest = times.at(-1);
  const cpu = (where: string, spent: readonly number[] = []): Figure => ({
    what: `${what}, in the ${where}`,
    value: median(spent),
    unit: 'ms of CPU',
    better: 'less',
  });
  return [
    { what: `${what}, growth`, value: growthOf(times), unit: 'ratio', better: 'less' },
    cpu('API', largest?.api),
    cpu('database', largest?.database),
  ];
}

function rowOf({ what, target }: Call, times: readonly Times[]): Row {
  const ratio = growthOf(times);
  const each = (figure: (one: Times) => number) => times.map((one) => figure(one).toFixed(1)).join(', ');
  return {
    what,
    target: target === undefined ? 'shown' : `at most ${target}x`,
    actual:
      `${ratio.toFixed(2)}x; median ${each(({ wall }) => median(wall))} ms, p95 ${each(({ wall }) => quantile(wall, 0.95))} ms; ` +
      `CPU of the API ${each(({ api }) => median(api))} ms, of the database ${each(({ database }) => median(database))} ms`,
    met: target === undefined || ratio <= target,
  };
}
