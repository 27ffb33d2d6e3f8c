import { createLogger } from '@camp/runtime/logger';
import { Types } from 'mongoose';
import { allocateSeat, type Allocation } from '../src/camp/allocate-seat';
import { reconcileSeats } from '../src/camp/reconcile-seats';
import { connectDatabase } from '../src/connection';

/** A task of this process, whose clock the test has shifted. */
export interface ClaimingWork {
  /** 24-digit id. */
  campId: string;
  /** How many families request a seat at once. Without it, the process sweeps the camp's claims. */
  families?: number;
  /** Stores this process's time in the claims, as a control. */
  ownTime?: boolean;
}

/** The outcome. */
export interface ClaimingOutcome {
  /** This process's time, in milliseconds since 1970. */
  now: number;
  /** The claims, with ids as text. */
  allocations: (Omit<Allocation, 'camperId'> & { camperId: string })[];
}

const { connection, models, ready } = connectDatabase({
  uri: process.env.MONGODB_URI ?? '',
  logger: createLogger({ name: 'test', level: 'silent' }),
  limits: { freeConnection: 25_000, query: 25_000, silence: 25_000, absence: 10_000 },
});

async function work({ campId: id, families = 0, ownTime }: ClaimingWork): Promise<ClaimingOutcome> {
  const campId = new Types.ObjectId(id);
  if (families === 0) await reconcileSeats(connection, models, campId);
  const claim = async () => {
    const camperId = new Types.ObjectId();
    const { arrival, seated } = await allocateSeat(models, campId, { key: camperId.toString(), camperId });
    const own = { 'claims.$.at': new Date() };
    if (ownTime)
      await models.Camp.collection.updateOne({ _id: campId, 'claims.camperId': camperId }, { $set: own });
    return { camperId: camperId.toString(), arrival, seated };
  };
  return { now: Date.now(), allocations: await Promise.all(Array.from({ length: families }, claim)) };
}

process.on('message', (message) => {
  void work(message as ClaimingWork).then((outcome) => process.send?.(outcome));
});
void ready.then(() => process.send?.('ready'));
