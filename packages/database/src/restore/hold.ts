import type { Models } from '../models';
import { thisRestore, type StoredRestore } from './restore-model';

/** The restore that holds this database: no email, no refund, no write to Stripe until it is released. */
export async function readHold({ Restore }: Pick<Models, 'Restore'>): Promise<StoredRestore | null> {
  const restore = await Restore.findById(thisRestore).lean<StoredRestore>();
  return restore && !restore.releasedAt ? restore : null;
}
