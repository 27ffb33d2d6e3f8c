import { camperRecord } from '../camper/record';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';

const {
  parentNameFirst,
  parentNameLast,
  addressStreet,
  addressCity,
  addressState,
  addressZip,
  addressCountry,
  phoneNumber,
  phoneNumberAlt,
  emailAddress,
} = camperRecord.fields;

/** The parent/guardian block of a camper's registration, kept with the account: it fills in later forms. */
export const parentRecord = declareRecord({
  name: 'parent',
  version: 1,
  sections: {
    'parent-information': {
      title: 'Parent/guardian information',
      shortTitle: 'Parent/guardian',
      description: 'Filled in for you whenever you register somebody, before what your account says.',
    },
  },
  groups: {},
  fields: {
    parentNameFirst,
    parentNameLast,
    addressStreet,
    addressCity,
    addressState,
    addressZip,
    addressCountry,
    phoneNumber,
    phoneNumberAlt,
    emailAddress,
  },
});

/** A checked parent/guardian block. */
export interface ParentInput extends RecordValues<typeof parentRecord.fields> {}
