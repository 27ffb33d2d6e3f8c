import type { CamperFlags } from '@camp/contracts/camper/flags';
import { Schema, type Types } from 'mongoose';
import type { Signed } from '../records/paths-of';
import { submittedPaths, type SubmittedOnce } from '../submitted';
import { wherePresent } from '../where-present';

/** Stored fields that every registration has besides its answers and its seat. */
export interface StoredRegistration extends SubmittedOnce {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  campId: Types.ObjectId;
  campYear: number;
  /** Whether it arrived after the deadline. */
  late: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields of a registration, as mongoose paths. */
export const registrationPaths = {
  userId: { type: Schema.Types.ObjectId, required: true },
  campId: { type: Schema.Types.ObjectId, required: true },
  campYear: { type: Number, required: true },
  late: { type: Boolean, required: true },
  ...submittedPaths,
} as const;

/** Further stored fields of a person who attends camp. */
export interface StoredPersonRegistration extends StoredRegistration, Signed {
  /** `personKeyOf(...)`, which allows one registration per owner, camp and person. */
  personKey: string;
  /** Id of the proof of vaccination, or null. */
  imageId: Types.ObjectId | null;
  /** Whether the last picture was unreadable. Lists filter by `withUnreadableProof`. */
  imageUnreadable?: boolean;
  /** `camperFlagsOf(...)`, updated with every change of the answers. */
  flags: CamperFlags;
  /** The day after which the medical answers are deleted, as the family was told. Absent until then. */
  medicalUntil?: Date;
  /** When the medical answers and `flags` were deleted. They are absent from then on. */
  medicalDeletedAt?: Date;
}

const flag = { type: Boolean, required: true };
const flagsSchema = new Schema<CamperFlags>(
  { allergy: flag, diet: flag, medication: flag, proof: flag },
  { _id: false },
);

function hasMedical(this: Pick<StoredPersonRegistration, 'medicalDeletedAt'>): boolean {
  return !this.medicalDeletedAt;
}

/** These fields as mongoose paths. */
export const personRegistrationPaths = {
  ...registrationPaths,
  personKey: { type: String, required: true },
  imageId: { type: Schema.Types.ObjectId, default: null },
  imageUnreadable: Boolean,
  flags: { type: flagsSchema, required: hasMedical },
  medicalUntil: Date,
  medicalDeletedAt: Date,
} as const;

/** Indexes for one record per submit of an account, for a family's records, and for each order of a year's list. */
export function indexRegistrations<Stored extends Omit<StoredRegistration, 'late'>>(
  schema: Schema<Stored>,
  orders: readonly (readonly string[])[],
): void {
  schema.index({ userId: 1, submissionKey: 1 }, { unique: true, ...wherePresent('submissionKey') });
  schema.index({ userId: 1, campYear: 1, createdAt: 1, _id: 1 });
  for (const fields of orders)
    schema.index({ campYear: 1, ...Object.fromEntries(fields.map((field) => [field, 1])), _id: 1 });
}

/** Index for one registration per person of an account in a camp, besides `indexRegistrations`. */
export function indexPersonRegistrations<Stored extends Omit<StoredPersonRegistration, 'late'>>(
  schema: Schema<Stored>,
  orders: readonly (readonly string[])[],
): void {
  schema.index({ userId: 1, campId: 1, personKey: 1 }, { unique: true });
  // Index for the few whose medical answers are about to be deleted.
  schema.index({ medicalUntil: 1 }, wherePresent('medicalUntil'));
  indexRegistrations(schema, orders);
}
