import { zipLimit } from '../forms/limits';
import { addressCountry, addressState, phonesAndEmail, streetAndCity } from '../records/common-fields';
import { parentName } from '../records/people-fields';
import { inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';

/** The parent/guardian block of a camper's registration, kept with the account: it fills in later forms. */
export const parentRecord = declareRecord({
  name: 'parent',
  version: 1,
  sections: {
    'parent-information': {
      title: 'Parent/guardian information',
      shortTitle: 'Parent/guardian',
      description: 'We’ll fill this in whenever you register someone, instead of your account details.',
    },
  },
  groups: {},
  fields: inSection('parent-information', {
    ...parentName(true),
    ...streetAndCity,
    addressState,
    addressZip: {
      // Any text of a zip code's length counts here.
      kind: 'line',
      visibility: 'contact',
      question: 'Zip code',
      hint: '5 digits',
      limit: zipLimit,
      missing: 'Enter a Zip Code.',
      tooLong: `Enter a Zip Code up to ${zipLimit} characters.`,
      keyboard: 'numeric',
      width: 'quarter',
      autoComplete: 'postal-code',
      first: { account: 'addressZip' },
    },
    addressCountry,
    ...phonesAndEmail,
  }),
});

/** A checked parent/guardian block. */
export interface ParentInput extends RecordValues<typeof parentRecord.fields> {}
