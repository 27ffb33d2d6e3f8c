import { setTimeout as pause } from 'node:timers/promises';
import type { Family } from '../world/people';
import { recorded, sessionIn, type Lane } from './lane';

/** How often a family cancels while it opens a checkout. */
const changesItsMind = 0.35;
/** How often a checkout expires just before the family pays. */
const expires = 0.25;

/** A family opens a checkout for some children and pays at Stripe. */
export async function pay(lane: Lane, family: Family): Promise<void> {
  const { caller, random } = lane;
  const children = random.shuffled(family.children).slice(0, random.between(1, 2));
  const camperIds = children.map(({ camperId }) => camperId);
  const cancels = random.chance(changesItsMind);
  const canceling = cancels ? cancelSoon(lane, family, camperIds[0]!) : undefined;
  await recorded(lane, async () => {
    const { outcome, status, body } = await caller.call({
      path: '/stripe/create',
      token: family.token,
      json: { campers: camperIds },
    });
    const sessionId = outcome === 'ok' ? sessionIn(body) : undefined;
    // A checkout that was opened before the cancellation is paid after it.
    if (sessionId) await canceling;
    const paid = sessionId !== undefined && payAt(lane, sessionId, !cancels);
    return { operation: 'pay', camperIds, outcome, status, paid, ...(sessionId && { sessionId }) };
  });
  await canceling;
}

/** The other parent cancels at the same moment. */
async function cancelSoon(lane: Lane, family: Family, camperId: string): Promise<void> {
  const { caller, random } = lane;
  await pause(random.between(0, 12));
  await recorded(lane, async () => {
    const { outcome, status } = await caller.call({
      method: 'DELETE',
      path: `/camper/delete/${camperId}`,
      token: family.token,
    });
    if (outcome !== 'failed')
      family.children = family.children.filter((child) => child.camperId !== camperId);
    return { operation: 'cancel', camperId, outcome, status };
  });
}

/** A visitor donates. */
export async function donate(lane: Lane): Promise<void> {
  const { caller, random } = lane;
  await recorded(lane, async () => {
    const { outcome, status, body } = await caller.call({
      path: '/stripe/donate',
      json: { amount: random.between(5, 200) },
    });
    const sessionId = outcome === 'ok' ? sessionIn(body) : undefined;
    const paid = sessionId !== undefined && payAt(lane, sessionId, false);
    return { operation: 'donate', outcome, status, paid, ...(sessionId && { sessionId }) };
  });
}

/** Pays at Stripe. @returns whether Stripe took the money */
function payAt({ world, random, sightings }: Lane, sessionId: string, mayExpire: boolean): boolean {
  const { sessions } = world.simulator;
  try {
    if (mayExpire && random.chance(expires)) {
      sessions.expire(sessionId);
      sightings.saw('a checkout expired while a family paid');
    }
    sessions.pay(sessionId);
    return true;
  } catch (error) {
    // Stripe takes no money for a checkout that is paid, closed or expired.
    if (error instanceof Error && error.name === 'StripeError') return false;
    throw error;
  }
}
