import { campRecord, type CampInput } from '@camp/contracts/camp/record';
import { Schema, type Types } from 'mongoose';
import { emitChanges } from '../cache/emit-changes';
import { pathsOf } from '../records/paths-of';
import { submittedPaths, type SubmittedOnce } from '../submitted';
import { wherePresent } from '../where-present';

/** One camp year, as everybody reads it. */
export interface StoredCamp extends CampInput, SubmittedOnce {
  _id: Types.ObjectId;
  createdAt: Date;
  updatedAt: Date;
}

/** A place in a camp's book, taken before the camper's record exists. */
export interface SeatClaim {
  /** `claimKeyOf(...)`, by which a repeated submit finds the claim of its first try. */
  key: string;
  /** The id that the camper's record gets. */
  camperId: Types.ObjectId;
  /** Which camper of the camp this is, beginning with 1: the order of the waitlist. */
  arrival: number;
  /** When it was claimed, or claimed again by a repeat. */
  at: Date;
  /** Whether a second try of the same submit has joined. Only a timeout shows that neither will come. */
  repeated?: boolean;
}

/** A camp's seat allocation, stored in the camp's document so that one update can decide (`allocate-seat.ts`). */
export interface SeatAllocation {
  /** The seats that are taken, at most `waitListAfter`. */
  claims: SeatClaim[];
  /** Campers without a seat whose records are still being written. */
  arriving: SeatClaim[];
  /** How many arrival numbers were given. */
  arrivals: number;
  /** Whether somebody waits for a seat, or may. If so, a new camper waits too, even while one is free. */
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

/** A camp's whole document. */
export type CampDocument = StoredCamp & SeatAllocation;

/** One document per year, by a unique index. The seat allocation is read only by name. */
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

// Seats come and go without a change of the camp (`keepsUpdatedAt`).
emitChanges(campSchema);
