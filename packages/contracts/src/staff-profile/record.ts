import { nameLimit, narrativeLimit } from '../forms/limits';
import { selectImageFile } from '../forms/messages';
import { inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { staffOrder } from './order';

/** Maximum years in a profile, for 'Enter a valid number.' */
const mostYears = 99;

const name = {
  kind: 'line',
  visibility: 'open',
  limit: nameLimit,
  tooLong: 'Enter a name up to 50 characters.',
  width: 'half',
} as const;

const narrative = {
  kind: 'prose',
  visibility: 'open',
  limit: narrativeLimit,
  tooLong: `Enter up to ${narrativeLimit} characters.`,
} as const;

/** An entry of Meet the Staff. */
export const staffProfileRecord = declareRecord({
  name: 'staff profile',
  version: 1,
  sections: { profile: { title: 'Staff profile' } },
  groups: {},
  fields: inSection('profile', {
    nameFirst: { ...name, question: 'First name', missing: "Enter staff member's first name." },
    nameLast: { ...name, question: 'Last name', missing: "Enter staff member's last name." },
    yearsAtCamp: {
      kind: 'number',
      visibility: 'open',
      question: 'Years at Camp',
      least: 0,
      most: mostYears,
      missing: 'Enter number of years at camp.',
      wrong: 'Enter a valid number.',
      width: 'half',
    },
    order: {
      kind: 'number',
      visibility: 'open',
      question: 'Display order',
      hint: `From ${staffOrder.least} (first) to ${staffOrder.most} (last)`,
      least: staffOrder.least,
      most: staffOrder.most,
      missing: 'Enter display order number.',
      wrong: 'Enter a display order from 1 to 10.',
      negative: 'Order must be 0 or greater.',
      width: 'half',
      first: { value: String(staffOrder.default) },
    },
    jobDescription: {
      kind: 'line',
      visibility: 'open',
      question: 'Role at Camp',
      limit: narrativeLimit,
      missing: "Enter staff member's job description.",
      tooLong: `Enter a job description up to ${narrativeLimit} characters.`,
    },
    whatMakesCampSpecial: {
      ...narrative,
      question: 'What Makes Camp Special',
      missing: 'Enter what makes camp special to this staff member.',
    },
    favoriteTradition: {
      ...narrative,
      question: 'Favorite Camp Tradition',
      missing: "Enter staff member's favorite camp tradition.",
    },
    hobbies: { ...narrative, question: 'Hobbies', missing: "Enter staff member's hobbies." },
    image: {
      kind: 'picture',
      optional: true,
      visibility: 'open',
      question: 'Picture',
      hint: 'JPEG, PNG or WebP. We shrink large pictures before sending and show the picture as a circle.',
      missing: selectImageFile,
    },
  }),
});

/** A checked profile. Its picture is sent as a file beside it. */
export interface StaffProfileInput extends RecordValues<typeof staffProfileRecord.fields> {}
