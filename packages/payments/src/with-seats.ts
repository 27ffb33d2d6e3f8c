import {
  ClaimLostError,
  claimSeat,
  releaseUnlessSeated,
  renewClaim,
  type HeldClaim,
} from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, type ClientSession, type Types } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';

/** Attempts if the claims of seats expire each time. */
const mostTries = 3;

/**
 * Runs the work in a transaction (F15). Each of these campers who was moved to the waitlist while paying gets a claimed
 * seat, if one is free. Unused claims are released.
 *
 * @param work - receives the waitlisted campers whose claims the transaction renewed
 * @throws ClaimLostError if the claims expired in each attempt
 */
export async function withSeatsWhereFree<Result>(
  deps: PaymentDependencies,
  campers: readonly Types.ObjectId[],
  work: (session: ClientSession, movedUp: readonly Types.ObjectId[]) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const claims = await claimSeatsWhereFree(deps, campers);
    try {
      return await workWith(claims, deps, work);
    } catch (error) {
      if (!(error instanceof ClaimLostError) || tries === mostTries) throw error;
    }
  }
}

async function workWith<Result>(
  claims: readonly HeldClaim[],
  { connection, models }: PaymentDependencies,
  work: (session: ClientSession, movedUp: readonly Types.ObjectId[]) => Promise<Result>,
): Promise<Result> {
  const { held, result } = await inTransaction(connection, async (session) => {
    const held: HeldClaim[] = [];
    for (const claim of claims) held.push(await renewClaim(models, session, claim));
    const movedUp = held.map(({ camperId }) => camperId);
    return { held, result: await work(session, movedUp) };
  });
  for (const claim of held) await releaseUnlessSeated(models, claim);
  return result;
}

async function claimSeatsWhereFree(
  { models }: PaymentDependencies,
  campers: readonly Types.ObjectId[],
): Promise<HeldClaim[]> {
  const waiting = await models.Camper.find({
    _id: trusted({ $in: campers }),
    waitlist: true,
    pinned: false,
  }).lean<StoredCamper[]>();
  const claims: HeldClaim[] = [];
  for (const camper of waiting) {
    const claim = await claimSeat(models, camper);
    if (claim) claims.push(claim);
  }
  return claims;
}
