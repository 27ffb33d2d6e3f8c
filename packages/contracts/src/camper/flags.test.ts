import { camperFlagsOf } from './flags';

const plain = {
  allergicReactions: 'No',
  dietaryRestrictions: 'No',
  medications: 'No',
  imageId: null,
} as const;

it.each([
  ['nothing', {}, []],
  ['an allergy', { allergicReactions: 'Yes' }, ['allergy']],
  ['a diet', { dietaryRestrictions: 'Yes' }, ['diet']],
  ['a medication', { medications: 'Yes' }, ['medication']],
  ['a proof of vaccination', { imageId: '65f000000000000000000001' }, ['proof']],
  [
    'an allergy and a medication',
    { allergicReactions: 'Yes', medications: 'Yes' },
    ['allergy', 'medication'],
  ],
] as const)('sets the flags of someone with %s', (_what, values, expected) => {
  const flags = camperFlagsOf({ ...plain, ...values });

  expect(Object.keys(flags)).toEqual(['allergy', 'diet', 'medication', 'proof']);
  expect(Object.entries(flags).flatMap(([name, holds]) => (holds ? [name] : []))).toEqual(expected);
});
