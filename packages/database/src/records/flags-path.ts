import type { CamperFlags } from '@camp/contracts/camper/flags';
import { Schema } from 'mongoose';

const flag = { type: Boolean, required: true };

/** Where a registration keeps its yes/no facts (`camperFlagsOf`). */
export const flagsPath = {
  type: new Schema<CamperFlags>({ allergy: flag, diet: flag, medication: flag, proof: flag }, { _id: false }),
  required: true,
} as const;
