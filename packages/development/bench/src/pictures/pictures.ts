import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench';
import { inTurn, makeAccounts, tokenFor } from '../beside/accounts';
import { askSteadily } from '../beside/ask-steadily';
import { compare, cpuSentence, figuresOf, rowsOf, said, spreadOf, throughputRow } from '../beside/comparison';
import { requestOf } from '../beside/connection';
import { fromPhone, takePhoto } from '../beside/photo';
import { inRounds } from '../beside/rounds';
import type { Turn } from '../beside/side';
import { withProduct, type Both } from '../beside/with-product';
import type { Figure } from '../figures';
import type { Row } from '../row';
import { quantile } from '../statistics';
import { cpuOf } from '../text/process-cpu';
import { photosForWorker, type PhotosForWorker } from './photos-for-worker';

/** Pictures of a turn. */
const pictures = 16;

/** Of the throughput of the bare loop. */
const target = 0.85;

/** p99 of what people ask meanwhile, beside an idle worker. */
const mostOfIdle = 2;

const rounds = 7;

/** Pictures at a time: as many as the worker has under way, and as many as the machine has cores. */
const atOnce = {
  worker: Math.max(1, Math.min(2, availableParallelism() - 1)),
  everyCore: availableParallelism(),
};

/** Seconds in which the idle worker is watched. */
const idle = 8;

/** What people ask meanwhile, a second. */
const pace = 50;

/** P8: how fast the worker makes pictures smaller, and what people notice of it. */
export const resizing: Bench = {
  title: 'P8: pictures',
  run: () => withProduct('pictures/bare-pictures.ts', measure),
};

async function measure(both: Both) {
  const { product, bare, models } = both;
  const photo = await takePhoto(fromPhone);
  const photos = photosForWorker(models, product.redisUrl, photo);
  try {
    const sides = {
      product: () => byWorker(both, photos),
      bare: () => byLoop(bare, atOnce.worker),
      everyCore: () => byLoop(bare, atOnce.everyCore),
    };
    await inRounds(sides, 1);
    const taken = await inRounds(sides, rounds);
    const besideEveryCore = taken.map(({ product: worker, everyCore }) => ({
      product: worker,
      bare: everyCore,
    }));
    const { isNoisy } = compare(taken);
    const felt = await meanwhile(both, photos, isNoisy);
    return {
      rows: [
        ...rowsOf('pictures resized by the worker', taken, target, 'the bare loop with as many at a time'),
        throughputRow('pictures resized by the worker', besideEveryCore, {
          beside: 'the bare loop with one for each core',
          isNoisy,
        }),
        felt.row,
      ],
      notes: [
        `Photos of 12 megapixels (${(photo.length / 1e6).toFixed(1)} MB), ${pictures} in a turn. The worker has ${atOnce.worker} at a time under way on ${atOnce.everyCore} cores: it leaves a core to those`,
        'for whom people wait (docs/decisions/0056-pictures-go-last.md). The bare loop with as many at a time shows what the',
        'queue and the database cost, the one with one for each core also the price of the core that is left. The worker takes them',
        'from its queue, reads each from the database and stores what it made in a transaction, with the note that it is',
        'done; the bare loop is sharp in a process of its own, with the same options and the photo in memory.',
        `${rounds} rounds in turns, every other one backwards, the control included, after a warm-up. Meanwhile: ${pace} requests a second,`,
        'half of them for the current camp and half for a family’s records, their time from when they were due, while the worker',
        `has nothing to do (${idle} s) and while it works on ${pictures} photos, in turns. Decoding and encoding are the`,
        'same on both sides; the worker also moves each photo from the database and back.',
        cpuSentence('picture', taken, { product: 'worker', bare: 'bare loop' }),
      ].join(' '),
      figures: [...figuresOf('picture', taken, { product: 'worker', bare: 'bare loop' }), felt.figure],
    };
  } finally {
    await photos.close();
  }
}

async function byWorker({ product }: Both, photos: PhotosForWorker): Promise<Turn> {
  const rows = await photos.store(pictures);
  const [cpu, databaseCpu] = [await cpuOf(product.worker.pid), await cpuOf(product.mongo.pid)];
  const start = performance.now();
  await photos.resize(rows);
  const seconds = (performance.now() - start) / 1_000;
  return {
    perSecond: pictures / seconds,
    cpu: ((await cpuOf(product.worker.pid)) - cpu) / pictures,
    databaseCpu: ((await cpuOf(product.mongo.pid)) - databaseCpu) / pictures,
  };
}

async function byLoop({ url, pid }: Both['bare'], loops: number): Promise<Turn> {
  const cpu = await cpuOf(pid);
  const start = performance.now();
  const { ok, status } = await fetch(`${url}/pictures/${pictures}/${loops}`, { method: 'POST' });
  if (!ok) throw new Error(`The bare loop answered ${status}.`);
  const seconds = (performance.now() - start) / 1_000;
  return { perSecond: pictures / seconds, cpu: ((await cpuOf(pid)) - cpu) / pictures, databaseCpu: 0 };
}

/** What people notice of the worker's pictures. */
async function meanwhile(
  { product, models, secret }: Both,
  photos: PhotosForWorker,
  isNoisy: boolean,
): Promise<{ row: Row; figure: Figure }> {
  const [family] = await makeAccounts(models, 1);
  if (!family) throw new Error('There is no family.');
  const token = tokenFor(family, secret);
  const paths = ['/api/camp/current/', '/api/data/user'] as const;
  const next = inTurn(paths.map((path) => requestOf({ method: 'GET', path, token })));
  const slowestWhile = async (work: () => Promise<unknown>) => {
    const asking = await askSteadily(product.url, next, pace);
    await work();
    return quantile(await asking.stop(), 0.99);
  };
  const ratios: number[] = [];
  const times = { idle: [] as number[], busy: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const rows = await photos.store(pictures);
    const calm = await slowestWhile(() => pause(idle * 1_000));
    const busy = await slowestWhile(() => photos.resize(rows));
    times.idle.push(calm);
    times.busy.push(busy);
    ratios.push(busy / calm);
  }
  const ratio = spreadOf(ratios);
  const what = 'p99 of the API’s answers meanwhile, beside an idle worker';
  const row: Row = {
    what,
    target: `at most ${mostOfIdle}x`,
    actual: `${said(ratio)}; ${said(spreadOf(times.busy), 1)} and ${said(spreadOf(times.idle), 1)} ms`,
    met: ratio.median <= mostOfIdle,
    isNoisy,
  };
  return { row, figure: { what, value: ratio.median, unit: 'ratio', better: 'less' } };
}
