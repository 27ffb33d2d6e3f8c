import { settleDelayed } from './delayed-payments';
import { expire } from './session-expiry';
import { automatic, secondsNow, type Simulation } from '../simulation';

/** Applies due changes: sessions expire, and delayed payments settle. */
export function settleDue(simulation: Simulation): void {
  const now = secondsNow(simulation);
  for (const stored of simulation.store.newestFirst('sessions').reverse()) {
    const { session, pendingSettlement } = stored;
    if (session.status === 'open' && session.expires_at <= now) expire(simulation, stored, automatic);
    if (pendingSettlement?.at != null && pendingSettlement.at <= now)
      settleDelayed(simulation, stored, pendingSettlement.outcome);
  }
}
