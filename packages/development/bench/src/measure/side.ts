import type { RunningProduct } from '@camp/local-services/test/start-product';
import { openConnection, timeOf } from './connection';
import { cpuOf } from './process-cpu';

const connections = 20;

/** One side of a comparison. */
export interface Side {
  url: string;
  /** The responding process. */
  pid: number;
  /** The database's process, if it is involved. */
  databasePid?: number;
  /** Redis's process, if its CPU counts. */
  redisPid?: number;
  /** Creates each request. */
  next(): Buffer;
  /** The expected status. */
  status: number;
  /** Runs before each turn, and is not measured. */
  before?(): Promise<void>;
}

/** The product's URL and processes. */
export const whereProduct = ({ url, api, mongo }: RunningProduct) => ({
  ...{ url, pid: api.pid, databasePid: mongo.pid },
});

/** The result of one turn. */
export interface Turn {
  /** Number of responses. */
  perSecond: number;
  /** Milliseconds of CPU per response, in the responding process. */
  cpu: number;
  /** Milliseconds of CPU per response, in the database's process. */
  databaseCpu: number;
  /** Milliseconds of CPU per response, in Redis's process. */
  redisCpu: number;
}

/**
 * Measures work per piece.
 * @param work - does all of the work
 * @returns the number of pieces
 */
export async function turnOf(
  { pid, databasePid, redisPid }: Pick<Side, 'pid' | 'databasePid' | 'redisPid'>,
  work: () => Promise<number>,
): Promise<Turn> {
  const used = () =>
    Promise.all([pid, databasePid, redisPid].map((of) => (of === undefined ? 0 : cpuOf(of))));
  const before = await used();
  const start = performance.now();
  const pieces = await work();
  const perSecond = pieces / ((performance.now() - start) / 1000);
  const [cpu = 0, databaseCpu = 0, redisCpu = 0] = (await used()).map(
    (now, index) => (now - before[index]!) / pieces,
  );
  return { perSecond, cpu, databaseCpu, redisCpu };
}

/**
 * Sends requests to a side as fast as possible.
 *
 * @param seconds - how long new requests are sent
 * @throws Error when a response has another status
 */
export async function takeTurn(side: Side, seconds: number): Promise<Turn> {
  await side.before?.();
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(side.url)));
  const until = performance.now() + seconds * 1000;
  const lane = async (index: number) => {
    let answers = 0;
    for (; performance.now() < until; answers += 1) await timeOf(opened[index]!, side.next(), side.status);
    return answers;
  };
  try {
    return await turnOf(side, async () => {
      const answers = await Promise.all(opened.map((_, index) => lane(index)));
      return answers.reduce((sum, count) => sum + count, 0);
    });
  } finally {
    for (const connection of opened) connection.close();
  }
}
