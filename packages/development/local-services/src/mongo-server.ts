import type { Child } from './child-process';

/** A local MongoDB server. */
export interface RunningMongo {
  /** URL without a database name. */
  readonly uri: string;
  readonly port: number;
  /** The kind of server: a real MongoDB or the embedded server. */
  readonly kind: 'mongod' | 'embedded';
  readonly child: Child;
  /** Stops it. Data that are only in memory are lost. */
  stop(): Promise<void>;
}

/** Where a MongoDB server stores data and logs. */
export interface MongoOptions {
  /** Data folder. Without it, data are only in memory. */
  dir?: string;
  /** A fixed port, for a server that must restart at the same address. Default: any free port. */
  port?: number;
  logFile?: string;
}
