import { campContent } from '../content/camp';
import type { RecordKind } from '../related-records/kinds';

/** Why a changed identity is refused, by kind. Other kinds use the text for a registration. */
const words: Partial<Record<RecordKind, string>> = {
  camper: 'a spot can’t be transferred to another child',
  staff: 'an application can’t be transferred to another person',
};

/** Why a person who changed the name or the birthdate can't change both. */
export const identityClosed = (subject: RecordKind): string =>
  `You can’t change both the name and the birthdate, because ${words[subject] ?? 'a registration can’t be transferred to another person'}. Please email ${campContent.contact.email}.`;
