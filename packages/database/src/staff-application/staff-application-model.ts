import type { CamperFlags } from '@camp/contracts/camper/flags';
import { staffApplicationRecord, type StaffApplicationInput } from '@camp/contracts/staff-application/record';
import { Schema, type Types } from 'mongoose';
import { flagsPath } from '../records/flags-path';
import { pathsOf, type Signed } from '../records/paths-of';

/** A staff application: the answers of the form and where it belongs. */
export type StoredStaffApplication = StaffApplicationInput &
  Signed & {
    _id: Types.ObjectId;
    userId: Types.ObjectId;
    campId: Types.ObjectId;
    campYear: number;
    /** It came after the day on which applications were due. */
    late: boolean;
    /** `personKeyOf(...)`: one application per owner, camp and person. */
    personKey: string;
    /** The proof of vaccination, null without one. */
    imageId: Types.ObjectId | null;
    /** `camperFlagsOf(...)`, written with every change of what they follow from. */
    flags: CamperFlags;
    /** What makes a repeated submit the same submit. */
    submissionKey?: string;
    /** What was sent under a key, hashed: another form under the same key is refused. */
    submissionBody?: string;
    createdAt: Date;
    updatedAt: Date;
  };

/** A unique index lets a person apply once per owner and camp; the others serve the list. */
export const storedStaffApplicationSchema = new Schema<StoredStaffApplication>({
  ...pathsOf(staffApplicationRecord),
  userId: { type: Schema.Types.ObjectId, required: true },
  campId: { type: Schema.Types.ObjectId, required: true },
  campYear: { type: Number, required: true },
  late: { type: Boolean, required: true },
  personKey: { type: String, required: true },
  imageId: { type: Schema.Types.ObjectId, default: null },
  flags: flagsPath,
  submissionKey: String,
  submissionBody: String,
});

storedStaffApplicationSchema.index({ userId: 1, campId: 1, personKey: 1 }, { unique: true });
storedStaffApplicationSchema.index(
  { userId: 1, submissionKey: 1 },
  { unique: true, partialFilterExpression: { submissionKey: { $exists: true } } },
);
// The pictures of a camp that is over are looked for by its id.
storedStaffApplicationSchema.index({ campId: 1 });
// The list of a year in each order that it can have.
storedStaffApplicationSchema.index({ campYear: 1, createdAt: 1, _id: 1 });
storedStaffApplicationSchema.index({ campYear: 1, nameLast: 1, nameFirst: 1, _id: 1 });
storedStaffApplicationSchema.index({ campYear: 1, staffPosition: 1, nameLast: 1, nameFirst: 1, _id: 1 });
