import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench';
import { inTurn, makeAccounts, tokenFor } from '../measure/accounts';
import { askWhile } from '../measure/ask-steadily';
import { requestOf } from '../measure/connection';
import { fromPhone, takePhoto } from '../measure/photo';
import { spread, throughputRow } from '../measure/ratio';
import { inRounds } from '../measure/rounds';
import { turnOf } from '../measure/side';
import { median, quantile } from '../measure/statistics';
import { besideBare, type Both } from '../measure/with-product';
import { judged, type Row } from '../row';
import { photosForWorker, type PhotosForWorker } from './photos-for-worker';

/** Pictures per turn. */
const pictures = 16;

const rounds = 7;

/** The worker's concurrency. */
const atOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/** Seconds of watching the idle worker, and people's requests per second in every measurement. */
const [idle, pace] = [8, 50] as const;

/** Measures how fast the worker resizes pictures, and how that affects people. */
export const resizing: Bench = {
  title: 'pictures',
  heldBy: ['P8', '0056-image-priority', '0065-garbage-collection'],
  run: () => besideBare('pictures/bare-pictures.ts', measure),
};

async function measure(both: Both) {
  const { product, bare, models } = both;
  const photo = await takePhoto(fromPhone);
  const photos = photosForWorker(models, product.redisUrl, photo);
  const byWorker = async () => {
    const rows = await photos.store(pictures);
    return turnOf({ pid: product.worker.pid, databasePid: product.mongo.pid }, async () => {
      await photos.resize(rows);
      return pictures;
    });
  };
  const byLoop = () =>
    turnOf({ pid: bare.pid }, async () => {
      const { ok, status } = await fetch(`${bare.url}/pictures/${pictures}/${atOnce}`, { method: 'POST' });
      if (!ok) throw new Error(`The bare loop answered ${status}.`);
      return pictures;
    });
  try {
    await inRounds({ product: byWorker, bare: byLoop }, 1);
    const taken = await inRounds({ product: byWorker, bare: byLoop }, rounds);
    const options = { limit: { atLeast: 0.85 }, beside: 'a bare loop with as many at a time' };
    const resized = throughputRow('pictures resized by the worker', taken, options);
    return {
      rows: [resized, { ...(await meanwhile(both, photos)), isNoisy: resized.isNoisy }],
      notes:
        `Photos of 12 megapixels (${(photo.length / 1e6).toFixed(1)} MB), ${pictures} in a turn, ${atOnce} at a time on ${availableParallelism()} cores. ` +
        'The bare loop is sharp in its own ' +
        `process, with the same options and the photo in memory. Meanwhile, ${pace} requests a second ask for the current camp and a ` +
        `family’s records. Each is timed from the moment it was due, while the worker is idle (${idle} s) and while it works, in turns.`,
    };
  } finally {
    await photos.close();
  }
}

/** Measures how the worker's pictures affect people. */
async function meanwhile({ product, models, secret }: Both, photos: PhotosForWorker): Promise<Row> {
  const token = (await makeAccounts(models, 1)).map((family) => tokenFor(family, secret))[0];
  const paths = ['/api/camp/current/', '/api/data/user'];
  const next = inTurn(paths.map((path) => requestOf({ path, token })));
  const slowestWhile = async (work: () => Promise<unknown>) =>
    quantile(await askWhile(product.url, next, pace, work), 0.99);
  const [calm, busy]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const rows = await photos.store(pictures);
    calm.push(await slowestWhile(() => pause(idle * 1_000)));
    busy.push(await slowestWhile(() => photos.resize(rows)));
  }
  const ratios = busy.map((time, round) => time / (calm[round] as number));
  const what = 'p99 of the API’s responses meanwhile, relative to an idle worker';
  return judged(
    what,
    median(ratios),
    { atMost: 2 },
    {
      actual: `${spread(ratios)}; ${spread(busy, 1)} and ${spread(calm, 1)} ms`,
    },
  );
}
