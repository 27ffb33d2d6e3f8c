import type { ImportField } from '@camp/contracts/import/fields';

/** Usual headings of columns, as `wordsOf` writes them. */
const usual: Readonly<Record<string, string>> = {
  first: 'nameFirst',
  firstname: 'nameFirst',
  givenname: 'nameFirst',
  last: 'nameLast',
  lastname: 'nameLast',
  surname: 'nameLast',
  familyname: 'nameLast',
  dob: 'birthdate',
  birthday: 'birthdate',
  dateofbirth: 'birthdate',
  address: 'addressStreet',
  street: 'addressStreet',
  city: 'addressCity',
  state: 'addressState',
  zip: 'addressZip',
  zipcode: 'addressZip',
  gender: 'sex',
  shirt: 'shirtSize',
  tshirt: 'shirtSize',
  campyear: 'year',
  season: 'year',
  gift: 'amount',
  donation: 'amount',
  date: 'donatedOn',
  name: 'donor',
  donorname: 'donor',
  email: 'donorEmail',
};

const wordsOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Proposes a field for each column by its heading. A field is proposed once, and nothing if several would fit.
 *
 * @returns names of fields in the order of the columns, empty for none
 */
export function proposeFields(columns: readonly string[], fields: readonly ImportField[]): string[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const words = wordsOf(column);
    const alike = (text: string) => wordsOf(text) === words;
    const byName = fields.filter(({ name }) => alike(name));
    const byLabel = fields.filter(({ label, field }) => alike(label) || alike(field.question));
    const byUse = fields.filter(({ name }) => Object.hasOwn(usual, words) && usual[words] === name);
    const [found] = [byName, byUse, byLabel].find((some) => some.length === 1) ?? [];
    if (words === '' || !found || taken.has(found.name)) return '';
    taken.add(found.name);
    return found.name;
  });
}
