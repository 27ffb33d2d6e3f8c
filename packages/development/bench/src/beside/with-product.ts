import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@camp/database/connection';
import type { Models } from '@camp/database/models';
import { createLogger } from '@camp/runtime/logger';
import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';
import { startBareServer, type BareServer } from './bare-server';

/** The product, with a way to its data. */
export interface Alone {
  product: RunningProduct;
  /** The product's database. */
  models: Models;
  /** Signs the product's logins. */
  secret: string;
}

/** Product and bare server, side by side. */
export interface Both extends Alone {
  bare: BareServer;
}

/**
 * Runs the built product, as `npm start` does, and ends it.
 *
 * @param work - what is done with it
 * @param overrides - environment of the product
 */
export async function withProductAlone<Result>(
  work: (alone: Alone) => Promise<Result>,
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
    return await work({ product, models: database.models, secret });
  } finally {
    await database.close();
    await product.stop();
  }
}

/**
 * The same beside a bare server.
 *
 * @param bareFile - path of the bare server from this package's `src`; it gets the database's address
 */
export function withProduct<Result>(
  bareFile: string,
  work: (both: Both) => Promise<Result>,
  overrides: Record<string, string> = {},
): Promise<Result> {
  return withProductAlone(async (alone) => {
    const bare = await startBareServer(bareFile, alone.product.mongoUri);
    try {
      return await work({ ...alone, bare });
    } finally {
      await bare.stop();
    }
  }, overrides);
}
