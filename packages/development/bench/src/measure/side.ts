import type { RunningProduct } from '@camp/local-services/test/start-product';
import { openConnection, timeOf } from './connection';
import { cpuOf } from './process-cpu';

const connections = 20;

/** One of those that are compared. */
export interface Side {
  url: string;
  /** The process that answers. */
  pid: number;
  /** The process of the database, where it has a part in the answer. */
  databasePid?: number;
  /** Makes each request. */
  next(): Buffer;
  /** What each is answered with. */
  status: number;
  /** Runs before each of its turns, which it is no part of. */
  before?(): Promise<void>;
}

/** Where the product answers. */
export const whereProduct = ({ url, api, mongo }: RunningProduct) => ({
  ...{ url, pid: api.pid, databasePid: mongo.pid },
});

/** What one turn of a side gave. */
export interface Turn {
  /** Answers. */
  perSecond: number;
  /** Milliseconds of CPU for each answer, in the process that answers. */
  cpu: number;
  /** The same in the process of the database. */
  databaseCpu: number;
}

/**
 * Does work and tells what each piece of it took.
 *
 * @param work - does all of it
 * @returns how many pieces it were
 */
export async function turnOf(
  { pid, databasePid }: Pick<Side, 'pid' | 'databasePid'>,
  work: () => Promise<number>,
): Promise<Turn> {
  const cpuOfDatabase = async () => (databasePid === undefined ? 0 : cpuOf(databasePid));
  const [cpu, databaseCpu] = [await cpuOf(pid), await cpuOfDatabase()];
  const start = performance.now();
  const pieces = await work();
  return {
    perSecond: pieces / ((performance.now() - start) / 1000),
    cpu: ((await cpuOf(pid)) - cpu) / pieces,
    databaseCpu: ((await cpuOfDatabase()) - databaseCpu) / pieces,
  };
}

/**
 * Lets a side answer as fast as it can.
 *
 * @param seconds - how long new requests are sent
 * @throws Error when one is answered with another status
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
