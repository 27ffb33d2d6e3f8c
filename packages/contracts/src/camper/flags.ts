import type { YesNo } from '../forms/fields';

/** Yes/no facts of a registration that lists are filtered and totalled by; as medical as the answers behind them. */
export interface CamperFlags {
  allergy: boolean;
  diet: boolean;
  medication: boolean;
  /** A picture proves the vaccination. */
  proof: boolean;
}

/** What the flags follow from. */
interface FlaggedAnswers {
  allergicReactions: YesNo;
  dietaryRestrictions: YesNo;
  medications: YesNo;
  /** null without a picture. */
  imageId: unknown;
}

/** The flags of a registration; whoever stores or changes its answers stores them with it. */
export const camperFlagsOf = (camper: FlaggedAnswers): CamperFlags => ({
  allergy: camper.allergicReactions === 'Yes',
  diet: camper.dietaryRestrictions === 'Yes',
  medication: camper.medications === 'Yes',
  proof: camper.imageId !== null,
});
