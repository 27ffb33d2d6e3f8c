import type { CamperFlags } from '@camp/contracts/camper/flags';
import { Schema, type Types } from 'mongoose';
import type { Signed } from '../records/paths-of';
import { submittedPaths, type SubmittedOnce } from '../submitted';
import { wherePresent } from '../where-present';

/** Stored fields of every registration without seats besides its answers. */
export interface StoredRegistration extends SubmittedOnce {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  campId: Types.ObjectId;
  campYear: number;
  /** It came after the day on which it was due. */
  late: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** The paths of it, for a mongoose schema. */
export const registrationPaths = {
  userId: { type: Schema.Types.ObjectId, required: true },
  campId: { type: Schema.Types.ObjectId, required: true },
  campYear: { type: Number, required: true },
  late: { type: Boolean, required: true },
  ...submittedPaths,
} as const;

/** Further stored fields of a person who comes to camp. */
export interface StoredPersonRegistration extends StoredRegistration, Signed {
  /** `personKeyOf(...)`: one registration per owner, camp and person. */
  personKey: string;
  /** The proof of vaccination, null without one. */
  imageId: Types.ObjectId | null;
  /** The last picture that came could not be read; what lists ask is `unreadableProof`. */
  imageUnreadable?: boolean;
  /** `camperFlagsOf(...)`, updated with every change of their answers. */
  flags: CamperFlags;
}

const flag = { type: Boolean, required: true };
const flagsSchema = new Schema<CamperFlags>(
  { allergy: flag, diet: flag, medication: flag, proof: flag },
  { _id: false },
);

/** The paths of it, for a mongoose schema. */
export const personRegistrationPaths = {
  ...registrationPaths,
  personKey: { type: String, required: true },
  imageId: { type: Schema.Types.ObjectId, default: null },
  imageUnreadable: Boolean,
  flags: { type: flagsSchema, required: true },
} as const;

/** One record for each submit of an account, a family's records, and the list of a year in each order that it can have. */
export function indexRegistrations<Stored extends Omit<StoredRegistration, 'late'>>(
  schema: Schema<Stored>,
  orders: readonly (readonly string[])[],
): void {
  schema.index({ userId: 1, submissionKey: 1 }, { unique: true, ...wherePresent('submissionKey') });
  schema.index({ userId: 1, campYear: 1, createdAt: 1, _id: 1 });
  for (const fields of orders)
    schema.index({ campYear: 1, ...Object.fromEntries(fields.map((field) => [field, 1])), _id: 1 });
}

/** One registration for each person of an account in a camp, besides `indexRegistrations`. */
export function indexPersonRegistrations<Stored extends Omit<StoredPersonRegistration, 'late'>>(
  schema: Schema<Stored>,
  orders: readonly (readonly string[])[],
): void {
  schema.index({ userId: 1, campId: 1, personKey: 1 }, { unique: true });
  indexRegistrations(schema, orders);
}
