import type { Faults } from './control/faults';
import type { Store } from './store/store';
import type { Webhooks } from './webhooks';

/** The state that the calls of one running simulator share. */
export interface Simulation {
  store: Store;
  faults: Faults;
  webhooks: Webhooks;
  clock: () => Date;
  /** Origin of the hosted pages, without a trailing slash. */
  publicUrl: string;
  /** Seconds until a delayed payment settles automatically. If null, only a control call settles it. */
  delayedSettlementSeconds: number | null;
}

/** The API request behind a change. Empty for changes by the payer or the clock. */
export interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

export const automatic: Cause = { requestId: null, idempotencyKey: null };

/** The simulator's time in whole seconds since 1970, which is Stripe's format. */
export function secondsNow({ clock }: Pick<Simulation, 'clock'>): number {
  return Math.floor(clock().getTime() / 1000);
}
