import type { Child } from './child-process';

/** A MongoDB server of our own. */
export interface RunningMongo {
  /** Address without a database name. */
  readonly uri: string;
  readonly port: number;
  /** What answers there: a real MongoDB or the embedded server. */
  readonly kind: 'mongod' | 'embedded';
  readonly child: Child;
  /** Ends it; what it kept in memory only is gone. */
  stop(): Promise<void>;
}

/** Where a MongoDB server keeps and says things. */
export interface MongoOptions {
  /** Folder of its data; omitted: memory only. */
  dir?: string;
  /** A certain one, for a server that must come back at the same address; omitted: a free one. */
  port?: number;
  logFile?: string;
}
