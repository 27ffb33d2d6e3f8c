import {
  allocateSeat,
  joinWaitlist,
  releaseClaim,
  confirmWaiting,
  type Allocation,
} from '@camp/database/camp/allocate-seat';
import { storeWithin } from '@camp/database/camp/reconcile-seats';
import { claimKeyOf } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { isDatabaseAway } from '@camp/database/database-away';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { BatchedWrites } from '@camp/database/batch-writes';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { ProblemError, tookTooLong } from '../refusals/problem';
import type { CheckedImage } from '../image/check-image';
import { storeImage } from '../image/store-image';
import { transact } from '../transact';
import { offerSeats } from './offer-seats';

/** A registration before it gets a seat or is added to the waitlist. */
export type Registration = Omit<StoredCamper, 'arrival' | 'waitlist' | 'createdAt' | 'updatedAt'>;

/** Inputs of a registration's transaction. */
export interface Storing {
  registration: Registration;
  image: CheckedImage | undefined;
  /** Adds writes that may reject the registration. */
  check(session: ClientSession, writes: BatchedWrites): void;
}

/**
 * Allocates a seat or adds the camper to the waitlist, then stores record, picture and events together. An attempt that
 * may succeed later leaves its claim to the repeat. A rejected attempt releases it.
 * @throws MongoDB's duplicate key error if the child is already registered, perhaps by another attempt of the same
 *   submit
 */
export async function storeWithSeat(deps: Dependencies, storing: Storing): Promise<StoredCamper> {
  const { registration } = storing;
  const { campId } = registration;
  // Before the claim, so the age that this process measures is never less than the claim's age in the database.
  const at = deps.clock.now();
  const request = { key: claimKeyOf(registration), camperId: registration._id };
  const allocation = await allocateSeat(deps.models, campId, request);

  const stored = await store(deps, storing, allocation, at).catch(async (error: unknown) => {
    // The record may be stored after all, or by a repeat. If not, `reconcileSeats` releases the claim.
    if (isDatabaseAway(error) || isTooLate(error)) throw error;
    const { camperId } = allocation;
    const isUsed = isDuplicateKey(error) && (await deps.models.Camper.exists({ _id: camperId }));
    // A faster attempt of the same submit stored it.
    if (isUsed) throw error;
    await releaseClaim(deps.models, campId, camperId);
    await offerSeats(deps, campId);
    throw error;
  });
  if (allocation.seated || !(await confirmWaiting(deps.models, campId, allocation.camperId))) return stored;
  await offerSeats(deps, campId);
  return (await deps.models.Camper.findById(stored._id).lean<StoredCamper>()) ?? stored;
}

/** Stores the registration of a family that asks for the waitlist, without claiming or offering a seat. */
export async function storeOnWaitlist(deps: Dependencies, storing: Storing): Promise<StoredCamper> {
  const { _id: camperId, campId } = storing.registration;
  const arrival = await joinWaitlist(deps.models, campId);
  return store(deps, storing, { camperId, arrival, seated: false }, deps.clock.now());
}

function store(
  deps: Dependencies,
  { registration, image, check }: Storing,
  { camperId, arrival, seated }: Allocation,
  claimedAt: Date,
): Promise<StoredCamper> {
  return transact(deps, async (session, record, writes) => {
    check(session, writes);
    const placed = { ...registration, _id: camperId, arrival, waitlist: !seated };
    const camper = writes.insert(deps.models.Camper, placed);
    // Checked after a write, since MongoDB then ends the transaction before the claim can expire.
    writes.afterwards(() => {
      if (deps.clock.now().getTime() - claimedAt.getTime() > storeWithin) throw tookTooLong();
    });
    if (image && camper.imageId) {
      const picture = { _id: camper.imageId, subject: 'camper', recordId: camperId, ...image } as const;
      await storeImage(deps, session, record, picture);
    }
    await record('camper.registered', { camperId: camperId.toString() });
    return camper;
  });
}

const isTooLate = (error: unknown) => error instanceof ProblemError && error.code === 'unavailable';
