import { campRecord, type CampInput } from '@camp/contracts/camp/record';
import { Schema, type Types } from 'mongoose';
import { emitChanges } from '../cache/emit-changes';
import { pathsOf } from '../records/paths-of';
import { submittedPaths, type SubmittedOnce } from '../submitted';
import { wherePresent } from '../where-present';

/** One camp year as everybody may read it. */
export interface StoredCamp extends CampInput, SubmittedOnce {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

/** A claim in a camp's allocation, made before the camper's record exists. */
export interface SeatClaim {
  /** `claimKeyOf(...)`, with which a repeated submit finds its first attempt's claim. */
  key: string;
  /** The id of the camper's future record. */
  camperId: Types.ObjectId;
  /** The arrival number, which starts at 1 and orders the waitlist. */
  arrival: number;
  /** When it was claimed or last renewed, by the database's clock. */
  at: Date;
  /** Whether a second attempt of the same submit has joined. After that, only a timeout shows that both have failed. */
  repeated?: boolean;
}

/** A camp's seat allocation, stored in the camp's document so that one update can decide (`allocate-seat.ts`). */
export interface SeatAllocation {
  /** The claimed seats, normally at most `waitListAfter`. */
  claims: SeatClaim[];
  /** Campers without a seat whose records are still being written. */
  arriving: SeatClaim[];
  /** The last assigned arrival number. */
  arrivals: number;
  /** Whether somebody waits for a seat, or may. If so, a new camper waits too, even if a seat is free. */
  waiting: boolean;
}

const claimSchema = new Schema<SeatClaim>(
  {
    key: { type: String, required: true },
    camperId: { type: Schema.Types.ObjectId, required: true },
    arrival: { type: Number, required: true },
    at: { type: Date, required: true },
    repeated: Boolean,
  },
  { _id: false },
);

/** A camp's complete document. */
export type CampDocument = StoredCamp & SeatAllocation;

/** One document per year, by a unique index. Queries select the seat allocation explicitly. */
export const campSchema = new Schema<CampDocument>({
  ...pathsOf(campRecord, { required: true }),
  ...submittedPaths,
  claims: { type: [claimSchema], default: [], select: false },
  arriving: { type: [claimSchema], default: [], select: false },
  arrivals: { type: Number, default: 0, select: false },
  waiting: { type: Boolean, default: false, select: false },
});

/** Projection that leaves out the seat allocation. */
export const withoutSeats = { claims: 0, arriving: 0, arrivals: 0, waiting: 0 } satisfies Record<
  keyof SeatAllocation,
  0
>;

campSchema.index({ year: 1 }, { unique: true });
campSchema.index({ submissionKey: 1 }, { unique: true, ...wherePresent('submissionKey') });

// Seat changes don't update the camp (`keepsUpdatedAt`).
emitChanges(campSchema);
