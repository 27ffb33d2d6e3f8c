import type { EntryField, ContentField } from '../src/content/fields';
import type { SavedContent } from '../src/content/saved-content';
import { contentSubjects } from '../src/content/subjects';

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
    case 'lines':
      return [`Lake Hope ${path}`];
    default:
      return path === 'name' ? 'Lake Hope' : `Lake Hope ${path}`;
  }
}

/** The words that identify the shipped camp: its names, addresses and contacts. */
export const wordsOfShippedCamp: readonly string[] = [
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
