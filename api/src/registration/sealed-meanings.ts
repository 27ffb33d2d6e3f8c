import type { CamperFlags } from '@camp/contracts/camper/flags';
import { namesAt } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import { withAnswer } from '@camp/database/sealing/with-answer';
import { trusted, type Model, type QueryFilter } from 'mongoose';

/** Answers with a flag in the clear. */
const flags: Readonly<Record<string, keyof CamperFlags>> = {
  allergicReactions: 'allergy',
  dietaryRestrictions: 'diet',
  medications: 'medication',
};

/** Filters by encrypted answers: by their flag, or by reading the answers of the year. */
export function sealedMeanings<Stored extends Pick<StoredRegistration, 'campYear'>>(
  record: RecordDeclaration,
  model: Model<Stored>,
  campYear: number,
): Record<string, (value: string) => Promise<QueryFilter<Stored>>> {
  const meaningOf = (name: string) => async (value: string) => {
    const flag = flags[name];
    const filter: object = flag
      ? { [`flags.${flag}`]: value === 'Yes' }
      : { _id: trusted({ $in: await withAnswer(model, campYear, name, value) }) };
    return filter as QueryFilter<Stored>;
  };
  return Object.fromEntries(namesAt(record, 'medical').map((name) => [name, meaningOf(name)]));
}
