import type { Bench } from '../bench';
import { cpuSentence, figuresOf, rowsOf } from '../beside/comparison';
import { requestOf } from '../beside/connection';
import { howMeasured, takeRounds } from '../beside/rounds';
import { withProduct, type Both } from '../beside/with-product';

/** Of the throughput of the bare server. */
const target = 0.95;

/** P2: what everybody reads first, beside a bare server that only reads it. */
export const campCurrent: Bench = {
  title: 'P2: reading the current camp',
  run: () => withProduct('camp-current/bare-camp-current.ts', measure),
};

async function measure({ product, bare }: Both) {
  const request = requestOf({ method: 'GET', path: '/api/camp/current/' });
  const side = { databasePid: product.mongo.pid, next: () => request, status: 200 };
  const rounds = await takeRounds({
    product: { ...side, url: product.url, pid: product.api.pid },
    bare: { ...side, url: bare.url, pid: bare.pid },
  });
  return {
    rows: rowsOf('GET /camp/current/', rounds, target),
    notes: `The bare server is Express with one findOne of the same camp in the same database. ${howMeasured} ${cpuSentence('read', rounds)}`,
    figures: figuresOf('read', rounds),
  };
}
