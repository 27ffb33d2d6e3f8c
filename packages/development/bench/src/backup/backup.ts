import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRedis } from '@camp/local-services/redis';
import { createKeyPair } from '@camp/runtime/key-pair';
import type { Bench } from '../bench';
import { fromBrowser, takePhoto } from '../measure/photo';
import { quantile } from '../measure/statistics';
import { withProduct, type Alone } from '../measure/with-product';
import type { Row } from '../row';
import { comeWithin, makeFamilies, type Met } from '../rush/families';
import { fillWithPictures } from './fill';
import { runBackup, type BackupRun } from './run-backup';

const campers = 10_000;
/** Families that register in each turn, and its seconds. */
const [families, turn] = [50, 10] as const;
const [mostSeconds, mostMemoryMore] = [600, 100] as const;

/** Measures a backup of a large camp while families register, and its restore. */
export const backup: Bench = {
  title: `a backup of ${campers.toLocaleString('en-US')} campers with pictures`,
  heldBy: ['P13', '0103-backup-and-restore'],
  run: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'camp-bench-backup-'));
    const work = (alone: Alone) => measure(alone, directory);
    try {
      return await withProduct(work, { TRUSTED_PROXIES: '1', SEED: 'none' });
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  },
};

async function measure({ product, models, keys, medicalKey: MEDICAL_KEY }: Alone, directory: string) {
  const { identity, recipient } = await createKeyPair();
  const key = join(directory, 'key');
  await writeFile(key, identity);
  const { mongoUri: MONGODB_URI, redisUrl: REDIS_URL } = product;
  const folder = { BACKUP_DIR: directory, BACKUP_RECIPIENTS: recipient, BACKUP_TEST_KEY_FILE: key };
  const make = () => runBackup([], { MONGODB_URI, REDIS_URL, ...folder });

  const small = await make();
  const pictures = await fillWithPictures(MONGODB_URI, { models, keys }, campers);
  const { made, met } = await whileFamiliesRegister({ product, models }, make);
  const [, file = ''] = /Made (\S+) /.exec(made.out) ?? [];
  const restored = await restore(join(directory, file), {
    MONGODB_URI,
    MEDICAL_KEY,
    BACKUP_KEY_FILE: key,
  });

  const right = restored.out.match(/^Right: /gm)?.length ?? 0;
  const broken = restored.out.match(/^Wrong, /gm)?.length ?? 0;
  const failed = met.flatMap((one) => [...one.failed, ...Array<string>(one.tooMany).fill('429')]);
  const times = met.flatMap((one) => one.times);
  const more = made.memory - small.memory;
  return {
    rows: [
      shortEnough('the backup with its test restore, while families register', made),
      shortEnough('the restore into an empty database', restored),
      {
        what: 'memory of the backup, compared with that of an empty database',
        target: `at most ${mostMemoryMore} MB more`,
        actual: `${more.toFixed(0)} MB more; ${made.memory.toFixed(0)} and ${small.memory.toFixed(0)} MB`,
        met: more <= mostMemoryMore,
      },
      none('invariants that the restored database breaks', broken, `${broken} of ${right + broken}`),
      none(
        'registrations and requests that failed meanwhile',
        failed.length,
        `${failed.length} of ${times.length} requests${failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : ''}`,
      ),
      {
        what: 'p99 of a response meanwhile',
        target: 'shown',
        actual: `${quantile(times, 0.99).toFixed(0)} ms`,
      },
    ],
    notes:
      `${campers.toLocaleString('en-US')} campers of ten years, each with a picture of the worker's size, ${(pictures / 1e9).toFixed(1)} GB in all. ` +
      `Every ${turn} s, ${families} families register with a picture. The backup is restored into a scratch database and checked, as its test does, ` +
      'and then restored once more. Everything runs on this machine, with the embedded server.',
  };
}

/** Families come in turns until the backup ends. The first turn begins before it. */
async function whileFamiliesRegister(
  { product, models }: Pick<Alone, 'product' | 'models'>,
  make: () => Promise<BackupRun>,
) {
  const photo = await takePhoto(fromBrowser);
  let isDone = false;
  const making = make().finally(() => {
    isDone = true;
  });
  const met: Met[] = [];
  do met.push(await comeWithin(product.url, await makeFamilies(models, families), photo, turn));
  while (!isDone);
  return { made: await making, met };
}

/** Into another database, with a Redis of its own, since the product still runs. */
async function restore(
  file: string,
  env: Record<'MONGODB_URI' | 'MEDICAL_KEY' | 'BACKUP_KEY_FILE', string>,
): Promise<BackupRun> {
  const redis = await startRedis();
  const uri = new URL(env.MONGODB_URI);
  uri.pathname = '/elsewhere';
  const target = { ...env, MONGODB_URI: uri.href, REDIS_URL: redis.url };
  try {
    return await runBackup(['restore', file], target);
  } finally {
    await redis.stop();
  }
}

const shortEnough = (what: string, { seconds }: BackupRun): Row => ({
  what,
  target: `at most ${mostSeconds / 60} minutes`,
  actual: `${seconds.toFixed(0)} s`,
  met: seconds <= mostSeconds,
});

const none = (what: string, count: number, actual: string): Row => ({
  what,
  target: '0',
  actual,
  met: count === 0,
});
