import type { CamperFlags } from '@camp/contracts/camper/flags';
import type { Paid } from '@camp/contracts/camper/operations';
import { camperRecord, type CamperInput } from '@camp/contracts/camper/record';
import { Schema, type Types } from 'mongoose';
import { flagsPath } from '../records/flags-path';
import { pathsOf, type Signed } from '../records/paths-of';
import { submittedPaths, type SubmittedOnce } from '../submitted';

type Answers = CamperInput & Signed;

/** A camper's registration: the answers of the form and where it stands. */
export type StoredCamper = Answers &
  SubmittedOnce & {
    _id: Types.ObjectId;
    userId: Types.ObjectId;
    campId: Types.ObjectId;
    campYear: number;
    /** null submitted, false awaiting payment, true paid. */
    paid: Paid;
    waitlist: boolean;
    /** Which camper of the camp this is, beginning with 1: a freed seat goes to the lowest that waits. */
    arrival: number;
    /** Moved by an administrator: never offered a seat or moved by itself. */
    pinned: boolean;
    /** The family asked for the waitlist: never offered a seat by itself. */
    chosenWaitlist: boolean;
    /** `personKeyOf(...)`: one registration per owner, camp and person. */
    personKey: string;
    /** Registrations of the same child by other accounts that the office keeps beside this one; no family is told. */
    keptBeside?: Types.ObjectId[];
    /** The proof of vaccination, null without one. */
    imageId: Types.ObjectId | null;
    /** The last picture that came could not be read; what lists ask is `unreadableProof`. */
    imageUnreadable?: boolean;
    /** `camperFlagsOf(...)`, written with every change of what they follow from. */
    flags: CamperFlags;
    /** When the family was last asked to pay. */
    linkSentAt?: Date;
    createdAt: Date;
    updatedAt: Date;
  };

/** A unique index lets a person be registered once per owner and camp (invariant I2); the others serve the lists. */
export const storedCamperSchema = new Schema<StoredCamper>({
  ...pathsOf(camperRecord),
  userId: { type: Schema.Types.ObjectId, required: true },
  campId: { type: Schema.Types.ObjectId, required: true },
  campYear: { type: Number, required: true },
  paid: { type: Boolean, default: null },
  waitlist: { type: Boolean, required: true },
  arrival: { type: Number, required: true },
  pinned: { type: Boolean, required: true, default: false },
  chosenWaitlist: { type: Boolean, required: true, default: false },
  personKey: { type: String, required: true },
  keptBeside: { type: [Schema.Types.ObjectId], default: undefined },
  imageId: { type: Schema.Types.ObjectId, default: null },
  imageUnreadable: Boolean,
  flags: flagsPath,
  linkSentAt: Date,
  ...submittedPaths,
});

// A deleted registration is really gone, so every one that is stored is active.
storedCamperSchema.index({ userId: 1, campId: 1, personKey: 1 }, { unique: true });
storedCamperSchema.index(
  { userId: 1, submissionKey: 1 },
  { unique: true, partialFilterExpression: { submissionKey: { $exists: true } } },
);
// A family's, of one year or of all.
storedCamperSchema.index({ userId: 1, campYear: 1, createdAt: 1, _id: 1 });
storedCamperSchema.index({ campId: 1, waitlist: 1, arrival: 1 });
// The list of a year in each order that it can have.
storedCamperSchema.index({ campYear: 1, createdAt: 1, _id: 1 });
storedCamperSchema.index({ campYear: 1, nameLast: 1, nameFirst: 1, _id: 1 });
storedCamperSchema.index({ campYear: 1, grade: 1, nameLast: 1, nameFirst: 1, _id: 1 });
storedCamperSchema.index({ campYear: 1, paid: 1, nameLast: 1, nameFirst: 1, _id: 1 });
storedCamperSchema.index({ campYear: 1, waitlist: 1, nameLast: 1, nameFirst: 1, _id: 1 });
