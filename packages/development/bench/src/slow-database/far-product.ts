import { randomBytes } from 'node:crypto';
import { connectDatabase } from '@camp/database/connection';
import { startEmbeddedMongo } from '@camp/local-services/embedded-mongo';
import { createLogger } from '@camp/runtime/logger';
import { startProduct } from '@camp/local-services/test/start-product';
import { startTcpProxy } from '@camp/testing/tcp-proxy';
import { tokenFor } from '../beside/accounts';

/** The built product with its demonstration data, and a database that answers later. */
export interface FarProduct {
  url: string;
  tokens: { office: string; family: string };
  /** Asks the database for nothing, over the same way. */
  ping(): Promise<void>;
  stop(): Promise<void>;
}

/** @param delay - milliseconds by which each answer of the database comes later */
export async function startFarProduct(delay: number): Promise<FarProduct> {
  const mongo = await startEmbeddedMongo();
  const proxy = await startTcpProxy(mongo.uri, delay);
  const secret = randomBytes(32).toString('hex');
  const product = await startProduct({ JWT_SECRET: secret, MONGODB_URI: proxy.uri });
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const database = connectDatabase({ uri: product.mongoUri, logger });
  await database.ready;
  const tokenOf = async (emailKey = '') =>
    tokenFor(await database.models.User.findOne({ emailKey }).orFail().lean(), secret);
  const [office, family] = product.demoLogins;
  return {
    url: product.url,
    tokens: { office: await tokenOf(office?.email), family: await tokenOf(family?.email) },
    ping: async () => void (await database.ping()),
    async stop() {
      await database.close();
      await product.stop();
      proxy.close();
      await mongo.stop();
    },
  };
}
