import { randomBytes } from 'node:crypto';
import { connectDatabase, type Database } from '@camp/database/connection';
import type { StoredUser } from '@camp/database/user/user-model';
import { demoAccounts } from '@camp/local-services/seed/demo-accounts';
import { tenYearsOf } from '@camp/local-services/seed/demo-size';
import { fillEmptyDatabase } from '@camp/local-services/seed/fill-database';
import { tellSimulator } from '@camp/local-services/seed/tell-simulator';
import { lookBack } from '@camp/payments/reconciliation/sessions';
import { createLogger } from '@camp/runtime/logger';
import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';
import { trusted } from 'mongoose';
import { tokenFor } from '../beside/accounts';

const office = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'Campfire2026' };

/** The built product with ten years of a camp in it; its worker does not run. */
export interface SizedProduct {
  /** Of the year that is shown. */
  campers: number;
  /** Seconds in which the records were made and stored. */
  making: number;
  product: RunningProduct;
  /** Of the administrator, and of a parent with three children who came again and again. */
  tokens: { office: string; family: string };
  stop(): Promise<void>;
}

/**
 * @param campers - of all ten years together
 * @param current - of the year that is shown, where it is not a tenth of them
 */
export async function startSized(campers: number, current = campers / 10): Promise<SizedProduct> {
  const secret = randomBytes(32).toString('hex');
  const product = await startProduct({ JWT_SECRET: secret, SEED: 'none' });
  const logger = createLogger({ name: 'bench', level: 'silent' });
  // The server has no time for anything else while so much is stored.
  const limits = { query: 120_000, freeConnection: 120_000, silence: 60_000 };
  const database = connectDatabase({ uri: product.mongoUri, logger, limits });
  try {
    await database.ready;
    // What it does without being told is measured by itself.
    await product.worker.kill();
    const start = performance.now();
    await fillEmptyDatabase(database, demoAccounts(office), tenYearsOf(campers, current), new Date());
    const making = (performance.now() - start) / 1_000;
    // Stripe finds checkouts by their date; what stands in its place looks at all that it knows.
    await tellSimulator(database.models, product.stripeUrl, new Date(Date.now() - lookBack));
    const [admin, parent] = [await userAt(database, office.ADMIN_EMAIL), await busiestParent(database)];
    const tokens = {
      office: tokenFor(admin, secret),
      family: tokenFor(parent, secret),
    };
    return { campers: current, making, product, tokens, stop: () => product.stop() };
  } catch (error) {
    await product.stop();
    throw error;
  } finally {
    await database.close();
  }
}

const userAt = ({ models }: Database, emailKey: string): Promise<StoredUser> =>
  models.User.findOne({ emailKey }).orFail().lean<StoredUser>();

/** The same family at every size: it came as often, and paid as often. */
async function busiestParent({ models }: Database): Promise<StoredUser> {
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
