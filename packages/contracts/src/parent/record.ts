import { zipLimit } from '../forms/limits';
import { address, phonesAndEmail } from '../records/common-fields';
import { parentName } from '../records/people-fields';
import { inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';

/** The parent/guardian block of a camper's registration. It is stored with the account and prefills later forms. */
export const parentRecord = declareRecord({
  name: 'parent',
  version: 1,
  sections: {
    'parent-information': {
      title: 'Parent/guardian information',
      shortTitle: 'Parent/guardian',
      description: 'We’ll use this instead of your account details whenever you register someone.',
    },
  },
  groups: {},
  fields: inSection('parent-information', {
    ...parentName(true),
    ...address,
    addressZip: {
      ...address.addressZip,
      // Any text of a zip code's length is valid here.
      kind: 'line',
      limit: zipLimit,
      tooLong: `Enter a Zip Code up to ${zipLimit} characters.`,
      keyboard: 'numeric',
    },
    ...phonesAndEmail,
  }),
});

/** A checked parent/guardian block. */
export interface ParentInput extends RecordValues<typeof parentRecord.fields> {}
