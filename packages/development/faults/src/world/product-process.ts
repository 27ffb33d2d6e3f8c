import { startApi, startWorker } from '@camp/local-services/product';
import { viaHost, primaryOf } from '@camp/testing/mongo-address';
import { startPortProxy, type PortProxy } from '@camp/testing/tcp-proxy';
import { controlService, type Service } from './service';

/** An API or a worker, with connections of its own that can be broken. */
export interface ProductProcess extends Service {
  /** The port of an API. 0 for a worker. */
  readonly port: number;
  readonly mongo: PortProxy;
  readonly redis: PortProxy;
}

/** What a process of the product needs. */
export interface ProcessSettings {
  name: string;
  /** The API's port. Absent for a worker. */
  port?: number;
  mongoUri: string;
  redisPort: number;
  /** All other variables. */
  environment: Record<string, string>;
  logFile: string;
}

/** Starts an API or a worker of the built product. It reaches database and Redis through its own proxies. */
export async function startProcess(settings: ProcessSettings): Promise<ProductProcess> {
  const { name, port, mongoUri, redisPort, environment, logFile } = settings;
  const mongo = await startPortProxy(await primaryOf(mongoUri));
  const redis = await startPortProxy({ host: '127.0.0.1', port: redisPort });
  const env = {
    PATH: process.env.PATH,
    ...environment,
    MONGODB_URI: viaHost(mongoUri, `127.0.0.1:${mongo.port}`),
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    ...(port !== undefined && { PORT: String(port) }),
  };
  const begin = (more: Record<string, string>) => {
    const options = { env: { ...env, ...more }, logFile };
    return port === undefined ? startWorker(options) : startApi(options);
  };
  const service = controlService(name, await begin({}), begin);
  return {
    ...service,
    port: port ?? 0,
    mongo,
    redis,
    stop: async () => {
      await service.stop();
      mongo.close();
      redis.close();
    },
  };
}
