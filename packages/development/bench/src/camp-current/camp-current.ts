import type { Bench } from '../bench';
import { requestOf } from '../measure/connection';
import { throughputRow } from '../measure/ratio';
import { takeRounds } from '../measure/rounds';
import { whereProduct } from '../measure/side';
import { besideBare, type Both } from '../measure/with-product';

/** The most frequent request, compared with a bare server that only reads the camp. */
export const campCurrent: Bench = {
  title: 'reading the current camp',
  heldBy: ['P2', '0041-camps-are-cached'],
  run: () => besideBare('camp-current/bare-camp-current.ts', measure),
};

async function measure({ product, bare }: Both) {
  const request = requestOf({ path: '/api/camp/current/' });
  const side = { ...whereProduct(product), next: () => request, status: 200 };
  const rounds = await takeRounds({ product: side, bare: { ...side, ...bare } });
  return {
    rows: [throughputRow('the current camp', rounds, { limit: { atLeast: 2 } })],
    notes: 'The bare server is Express with one findOne of the same camp in the same database.',
  };
}
