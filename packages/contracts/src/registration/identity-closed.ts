import { campContent } from '../content/camp';
import type { RecordKind } from '../related-records/kinds';

/** What would be handed on, and to whom; of the other kinds a registration. */
const words: Partial<Record<RecordKind, string>> = {
  camper: 'a spot can’t be transferred to another child',
  staff: 'an application can’t be transferred to another person',
};

/** Why a name and a birthdate cannot both be changed, to whoever has changed one of them. */
export const identityClosed = (subject: RecordKind): string =>
  `You can’t change both the name and the birthdate, because ${words[subject] ?? 'a registration can’t be transferred to another person'}. Please email ${campContent.contact.email}.`;
