import { connectDatabase, type Database } from '@camp/database/connection';
import type { Models } from '@camp/database/models';
import type { StoredUser } from '@camp/database/user/user-model';
import { demoAccounts } from '@camp/local-services/seed/demo-accounts';
import { tenYearsOf } from '@camp/local-services/seed/demo-size';
import { fillEmptyDatabase } from '@camp/local-services/seed/fill-database';
import { trusted } from 'mongoose';
import { tokenAt, tokenFor } from '../measure/accounts';
import { silentLogger, startAlone, type Alone } from '../measure/with-product';

const admin = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'Campfire2026' };

/** The built product with ten years of a camp, without its worker. */
export interface SizedProduct {
  /** Campers of the shown year. */
  campers: number;
  product: Alone['product'];
  /** Tokens of the administrator, and of a parent with three children who returned every year. */
  tokens: { administrator: string; family: string };
  stop(): Promise<void>;
}

/**
 * @param campers - of all ten years together
 * @param current - campers of the shown year, if it isn't a tenth of them
 */
export async function startSized(campers: number, current = campers / 10): Promise<SizedProduct> {
  const { product, models, secret, keys, stop } = await startAlone({ SEED: 'none' });
  const database = connectDatabase({
    uri: product.mongoUri,
    logger: silentLogger,
    limits: { query: 120_000 },
    keys,
  });
  try {
    await product.worker.kill();
    await fill(database, campers, current);
    const tokens = {
      administrator: await tokenAt(models, admin.ADMIN_EMAIL, secret),
      family: tokenFor(await busiestParent(models), secret),
    };
    return { campers: current, product, tokens, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    await database.close();
  }
}

async function fill(database: Database, campers: number, current: number): Promise<void> {
  await database.ready;
  await fillEmptyDatabase(database, demoAccounts(admin), tenYearsOf(campers, current), new Date());
}

/** The same family at every size, with the same number of registrations and payments. */
async function busiestParent(models: Models): Promise<StoredUser> {
  const inOrder = [
    { $group: { _id: '$userId', count: { $sum: 1 } } },
    { $sort: { count: -1, _id: 1 } },
  ] as const;
  type Owner = { _id: StoredUser['_id']; count: number };
  const owners = await models.Camper.aggregate<Owner>([...inOrder]);
  const busiest = owners.filter(({ count }) => count === owners[0]?.count).map(({ _id }) => _id);
  const [payer] = await models.Payment.aggregate<Owner>([
    { $match: { userId: trusted({ $in: busiest }) } },
    ...inOrder,
  ]);
  return models.User.findById(payer?._id).orFail().lean<StoredUser>();
}
