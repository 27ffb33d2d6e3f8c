import { emit } from '../objects/events';
import type { StoredSession } from '../objects/objects';
import { retrieve } from '../objects/retrieve';
import { cancel } from '../objects/payment-intents';
import type { Cause, Simulation } from '../simulation';

/** Expires an open session and cancels the intent of a declined attempt. */
export function expire(simulation: Simulation, stored: StoredSession, cause: Cause): StoredSession {
  return simulation.store.transaction(() => {
    const expired: StoredSession = {
      ...stored,
      session: { ...stored.session, status: 'expired', url: null },
    };
    simulation.store.put('sessions', expired);
    if (typeof stored.session.payment_intent === 'string')
      cancel(
        simulation,
        retrieve(simulation, 'paymentIntents', stored.session.payment_intent),
        'automatic',
        cause,
      );
    emit(simulation, 'checkout.session.expired', expired.session, cause);
    return expired;
  });
}
