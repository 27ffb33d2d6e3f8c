import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@camp/database/connection';
import type { Models } from '@camp/database/models';
import { createLogger } from '@camp/runtime/logger';
import { startProduct, type RunningProduct } from '@camp/testing/start-product';
import { startBareServer, type BareServer } from './bare-server';

/** Product and bare server, side by side. */
export interface Both {
  product: RunningProduct;
  bare: BareServer;
  /** The product's database. */
  models: Models;
  /** Signs the product's logins. */
  secret: string;
}

/**
 * Runs the built product, as `npm start` does, and a bare server, and ends both.
 *
 * @param bareFile - path of the bare server from this package's `src`; it gets the database's address
 * @param work - what is done with both
 * @param overrides - environment of the product
 */
export async function withProduct<Result>(
  bareFile: string,
  work: (both: Both) => Promise<Result>,
  overrides: Record<string, string> = {},
): Promise<Result> {
  const secret = randomBytes(32).toString('hex');
  const product = await startProduct({ JWT_SECRET: secret, ...overrides });
  const logger = createLogger({ name: 'bench', level: 'silent' });
  // Hundreds may wait for a connection.
  const limits = { query: 60_000, freeConnection: 60_000 };
  const database = connectDatabase({ uri: product.mongoUri, logger, limits });
  try {
    await database.ready;
    const bare = await startBareServer(bareFile, product.mongoUri);
    try {
      return await work({ product, bare, models: database.models, secret });
    } finally {
      await bare.stop();
    }
  } finally {
    await database.close();
    await product.stop();
  }
}
