import { campContent } from '../content/camp';
import type { RecordKind } from '../related-records/kinds';

/** What a changed identity would transfer, and to whom. For other kinds: a registration. */
const words: Partial<Record<RecordKind, string>> = {
  camper: 'a spot can’t be transferred to another child',
  staff: 'an application can’t be transferred to another person',
};

/** Why a name and a birthdate can't both be changed, for a person who changed one of them. */
export const identityClosed = (subject: RecordKind): string =>
  `You can’t change both the name and the birthdate, because ${words[subject] ?? 'a registration can’t be transferred to another person'}. Please email ${campContent.contact.email}.`;
