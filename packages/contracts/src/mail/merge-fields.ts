import { campContent } from '../content/camp';
import { greeting } from './content';

/**
 * The text of a name in braces, such as `{first name}`. Only what is open to everyone who may see the record: no
 * contact, no health answer, no id.
 *
 * @param needs the part of the email's data that it reads. Only emails with that data can offer the name
 */
export type MergeField<Needs> = (needs: Needs) => string;

/** The names that every email offers. */
export const fieldsOfEveryMail = {
  'camp name': () => campContent.name,
  'camp email': () => campContent.contact.email,
} satisfies Readonly<Record<string, () => string>>;

/** Whom the email greets, where that is known to be the reader. */
export const greetingOf: MergeField<{ nameFirst?: string }> = ({ nameFirst }) => greeting(nameFirst);

/** The reader's first name. */
export const firstName: MergeField<{ nameFirst: string }> = ({ nameFirst }) => nameFirst;

/** The year of the camp. */
export const campYear: MergeField<{ year: number }> = ({ year }) => String(year);
