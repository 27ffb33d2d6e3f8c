import type { OpenCall } from '../history/call';
import type { PlannedFault } from '../plan/plan';
import type { Sightings } from '../sightings';
import type { World } from '../world/world';

/** What a fault works with. */
export interface Breaking {
  world: World;
  fault: PlannedFault;
  sightings: Sightings;
  /** The calls that wait for their response. */
  openCalls: ReadonlySet<OpenCall>;
  /** Alternates with each use: a shifted clock is fast, then slow. */
  isFast: boolean;
}
