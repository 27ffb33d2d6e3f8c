import type { Caller } from '../history/call';
import type { History, OperationLine } from '../history/history';
import type { Random } from '../plan/random';
import type { Sightings } from '../sightings';
import type { People } from '../world/people';
import type { World } from '../world/world';

/** What an operation works with. */
export interface Lane {
  world: Pick<World, 'simulator' | 'url'>;
  people: People;
  caller: Caller;
  random: Random;
  history: History;
  sightings: Sightings;
  /** A picture that families upload. */
  picture: Buffer;
  /** A name or text that no other operation has. */
  unique(word: string): string;
}

/** One step of a family or of the administrator. */
export type Operation = (lane: Lane) => Promise<void>;

/** A line of the history without its times. */
type Finished<Line> = Line extends OperationLine ? Omit<Line, 'begun' | 'ended'> : never;

/** Runs a call and adds its line to the history. @param work - returns the line without its times */
export async function recorded(
  { history }: Pick<Lane, 'history'>,
  work: () => Promise<Finished<OperationLine>>,
): Promise<void> {
  const begun = history.now();
  const line = await work();
  history.add({ ...line, begun, ended: history.now() } as OperationLine);
}

/** The session in the address of a checkout page. */
export function sessionIn(body: unknown): string | undefined {
  const { msg } = (body ?? {}) as { msg?: unknown };
  return typeof msg === 'string' ? /cs_\w+/.exec(msg)?.[0] : undefined;
}
