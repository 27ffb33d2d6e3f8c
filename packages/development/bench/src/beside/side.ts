import { cpuOf } from '../text/process-cpu';
import { openConnection } from './connection';

const connections = 20;

/** One of the two that are compared. */
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
  /** Runs after each of its turns. */
  after?(): Promise<void>;
}

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
 * Lets a side answer as fast as it can.
 *
 * @param seconds - how long new requests are sent
 * @throws Error when one is answered with another status
 */
export async function takeTurn(side: Side, seconds: number): Promise<Turn> {
  await side.before?.();
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(side.url)));
  const cpu = await cpuOf(side.pid);
  const databaseCpu = await cpuOfDatabase(side);
  const start = performance.now();
  let answers = 0;
  try {
    await Promise.all(
      opened.map(async (connection) => {
        while (performance.now() - start < seconds * 1000) {
          const status = await connection.send(side.next());
          if (status !== side.status) throw new Error(`Answered ${status} instead of ${side.status}.`);
          answers += 1;
        }
      }),
    );
    return {
      perSecond: answers / ((performance.now() - start) / 1000),
      cpu: ((await cpuOf(side.pid)) - cpu) / answers,
      databaseCpu: ((await cpuOfDatabase(side)) - databaseCpu) / answers,
    };
  } finally {
    for (const connection of opened) connection.close();
    await side.after?.();
  }
}

const cpuOfDatabase = async ({ databasePid }: Side) => (databasePid === undefined ? 0 : cpuOf(databasePid));
