import { campContent } from '../content/camp';
import type { RecordKind } from '../related-records/kinds';

/** What would be handed on, and to whom; of the other kinds a registration. */
const words: Partial<Record<RecordKind, string>> = {
  camper: 'a place is not handed on to another child',
  staff: 'an application is not handed on to another person',
};

/** Why a name and a birthdate cannot both be changed, to whoever has changed one of them. */
export const identityClosed = (subject: RecordKind): string =>
  `A name and a birthdate cannot both be changed, since ${words[subject] ?? 'a registration is not handed on to another person'}. Please write to ${campContent.contact.email}.`;
