import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@camp/database/connection';
import type { Models } from '@camp/database/models';
import { startProduct, type RunningProduct } from '@camp/local-services/test/start-product';
import { createMedicalKey, keyringOf, type Keyring } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import { startBareServer, type BareServer } from './bare-server';

/** Limits for the product's code that runs in the bench itself. */
export const silentLogger = createLogger({ name: 'bench', level: 'silent' });

/** Hundreds of operations may wait for a connection, and a server may be busy while much is stored. */
const patient = { query: 120_000, freeConnection: 120_000, silence: 60_000 };

/** The built product, as `npm start` runs it, with access to its data. */
export interface Alone {
  product: RunningProduct;
  /** The product's database. */
  models: Models;
  /** Signs the product's tokens. */
  secret: string;
  /** Encrypt the product's medical answers. */
  keys: Keyring;
  /** The same as text, for another process. */
  medicalKey: string;
}

/** Product and bare server, side by side. */
export interface Both extends Alone {
  bare: BareServer;
}

/** Runs the product, then stops it. @param environment - of the product */
export async function withProduct<Result>(
  work: (alone: Alone) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  const { stop, ...alone } = await startAlone(environment);
  try {
    return await work(alone);
  } finally {
    await stop();
  }
}

/** Runs the product until it is stopped. */
export async function startAlone(
  environment: Record<string, string> = {},
): Promise<Alone & { stop(): Promise<void> }> {
  const secret = randomBytes(32).toString('hex');
  const medicalKey = createMedicalKey();
  const keys = keyringOf(medicalKey);
  const product = await startProduct({ JWT_SECRET: secret, MEDICAL_KEY: medicalKey, ...environment });
  const database = connectDatabase({ uri: product.mongoUri, logger: silentLogger, limits: patient, keys });
  const stop = async () => {
    await database.close();
    await product.stop();
  };
  try {
    await database.ready;
    return { product, models: database.models, secret, keys, medicalKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Runs the product beside a bare server, then stops both.
 * @param file - path of the bare server from this package's `src`
 */
export const besideBare = <Result>(
  file: string,
  work: (both: Both) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> =>
  withProduct(async (alone) => {
    const bare = await startBareServer(file, alone.product.mongoUri);
    try {
      return await work({ ...alone, bare });
    } finally {
      await bare.stop();
    }
  }, environment);
