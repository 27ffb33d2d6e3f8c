import type { YesNo } from '../forms/fields';

/** Yes/no facts of a registration for filters and totals. They are as medical as the answers behind them. */
export interface CamperFlags {
  allergy: boolean;
  diet: boolean;
  medication: boolean;
  /** Whether the vaccination has a picture as proof. */
  proof: boolean;
}

/** The answers that determine the flags. */
interface FlaggedAnswers {
  allergicReactions: YesNo;
  dietaryRestrictions: YesNo;
  medications: YesNo;
  /** Null without a picture. */
  imageId: unknown;
}

/** The flags of a registration. Store them with the answers on every create and change. */
export const camperFlagsOf = (camper: FlaggedAnswers): CamperFlags => ({
  allergy: camper.allergicReactions === 'Yes',
  diet: camper.dietaryRestrictions === 'Yes',
  medication: camper.medications === 'Yes',
  proof: camper.imageId !== null,
});
