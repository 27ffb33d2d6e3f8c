import type { ContentField, ContentSubject, EntryField, ProseField, TextField } from '../src/content/fields';
import type { SavedContent } from '../src/content/saved-content';
import { contentSubjectNames, contentSubjects } from '../src/content/subjects';

/** A camp whose every word differs, for tests that search for words of the shipped camp. */
export const lakeHope: SavedContent = Object.fromEntries(
  Object.entries(contentSubjects).map(([subject, { fields }]) => [
    subject,
    {
      version: 1,
      values: Object.fromEntries(
        Object.entries(fields).map(([path, field]) => [path, valueFor(field, path)]),
      ),
    },
  ]),
);

function valueFor(field: ContentField, path: string): unknown {
  switch (field.kind) {
    case 'email':
      return 'office@lake-hope.test';
    case 'phone':
      return '(206) 555-0199';
    case 'link':
      return 'https://lake-hope.test/page';
    case 'entries':
      return [
        Object.fromEntries(
          Object.entries<EntryField>(field.of).map(([name, one]) => [name, valueFor(one, name)]),
        ),
      ];
    case 'choice':
      return field.options[0]?.value;
    case 'logo':
      return '';
    case 'color':
      return '#1f5f8b';
    case 'lines':
      return [`Lake Hope ${path}`];
    default:
      if (field.kind === 'line' && field.pattern) {
        const { like } = field.pattern;
        return ['1950', '$1950', '91-5550100'].find((value) => like.test(value));
      }
      return path === 'name' ? 'Lake Hope' : textFor(field, path);
  }
}

function textFor({ max, necessary = [] }: TextField | ProseField, path: string): string {
  return [`Lake Hope ${path}`.slice(0, max).trim(), ...necessary.map((name) => `{${name}}`)].join(' ');
}

/** The words that identify the shipped camp: its names, addresses and contacts. */
export const namesOfShippedCamp: readonly string[] = [
  'Pine Ridge',
  'High Meadow',
  'County Road',
  '84-5550142',
  'PO Box 1402',
  'camp@example.org',
  'web@example.org',
  'nurse@example.org',
  '555-0117',
  '555-0166',
  'groups.example.org',
  'photos.example.org',
  'retreat-center.example.org',
  'calendar.google.com',
];

/** Characters from which a text is surely the shipped camp's own. Shorter ones, such as 'Clothes', may be anybody's. */
const ownFrom = 25;

/** Every text in a value, however deep. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Without subject lines and headings of emails, which the emails' buttons repeat. */
const wordsOf = ({ defaults, page }: ContentSubject): unknown[] =>
  Object.entries(defaults)
    .filter(([path]) => page !== undefined || !/^(?:subject|heading)/.test(path))
    .map(([, value]) => value as unknown);

const texts = contentSubjectNames
  .flatMap((name) => textsIn(wordsOf(contentSubjects[name])))
  .filter((text) => text.length >= ownFrom && !text.includes('{'));

/** The shipped camp's words in a page, an email or a file. */
export const shippedWordsIn = (text: string): string[] =>
  [...namesOfShippedCamp, ...texts].filter((words) => text.includes(words));
