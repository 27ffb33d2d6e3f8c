import type { Faults } from './control/faults';
import type { Store } from './store/store';
import type { Webhooks } from './webhooks';

/** What the calls of one running simulator share. */
export interface Simulation {
  store: Store;
  faults: Faults;
  webhooks: Webhooks;
  clock: () => Date;
  /** Origin of the hosted pages, without a slash at the end. */
  publicUrl: string;
  /** Seconds after which a delayed payment settles by itself; null: only by a control call. */
  delayedSettlementSeconds: number | null;
}

/** What made a change: the API request, or nothing for changes that come from the payer or the clock. */
export interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

export const automatic: Cause = { requestId: null, idempotencyKey: null };

/** The simulator's time in whole seconds since 1970, as Stripe writes times. */
export function secondsNow({ clock }: Pick<Simulation, 'clock'>): number {
  return Math.floor(clock().getTime() / 1000);
}
