import type { CampInput } from '@camp/contracts/camp/schemas';
import { Schema, type Types } from 'mongoose';

/** One camp year. */
export interface StoredCamp extends CampInput {
  _id: Types.ObjectId;
  /** Ids of the campers that hold a seat, at most `waitListAfter`; see `seats.ts`. */
  seats: Types.ObjectId[];
  createdAt: Date;
  updatedAt: Date;
}

const date = { type: Date, required: true };
const text = { type: String, required: true };
const number = { type: Number, required: true };

/** One document per year, by a unique index. */
export const campSchema = new Schema<StoredCamp>({
  year: number,
  registrationStart: date,
  startDate: date,
  campSunday: date,
  registrationEnd: date,
  endDate: date,
  counselorTraining: date,
  registrationCamperEnd: date,
  registrationStaffEnd: date,
  registrationCost: number,
  waitListAfter: number,
  waitListDate: date,
  campTheme: text,
  skitTheme: text,
  danceTheme: text,
  director1Name: text,
  director1Phone: text,
  director2Name: text,
  director2Phone: text,
  counselorDirector1Name: text,
  counselorDirector1Phone: text,
  counselorDirector2Name: text,
  counselorDirector2Phone: text,
  seats: { type: [Schema.Types.ObjectId], default: [] },
});

campSchema.index({ year: 1 }, { unique: true });
