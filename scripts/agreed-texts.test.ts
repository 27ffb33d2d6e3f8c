import { createHash } from 'node:crypto';
import { confirmationsOf, versionOf } from '@camp/contracts/records/signatures';
import { records } from '@camp/contracts/registries/records';
import { meetingsContent, meetingsVersion } from '@camp/contracts/content/counselors';
import { zeroTolerancePolicy, zeroToleranceVersion } from '@camp/contracts/content/zero-tolerance';

const digestOf = (text: object) =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);

test.each([
  ['the Zero Tolerance Policy', zeroTolerancePolicy, zeroToleranceVersion(), { 1: '7b5d7c1d9618' }],
  ['the mandatory meetings', meetingsContent, meetingsVersion(), { 1: '17874cd54694' }],
])('%s has a new version when it changes', (_, text, version, digests) => {
  expect(digestOf(text)).toBe(digests[version]);
});

const correct = 'All medical information on this form is correct and complete.';

const agreed: [keyof typeof records, string, number, string][] = [
  ['camper', 'medicalConfirm', 1, correct],
  ['camper', 'zeroConfirm', 1, 'My camper and I have read the Zero Tolerance Policy and agree to it.'],
  ['counselor', 'medicalConfirm', 1, correct],
  ['counselor', 'datesConfirm', 1, 'I will be at all required meetings and dates.'],
  [
    'counselor',
    'zeroConfirm',
    1,
    'I have read the Zero Tolerance Policy, as have my parents/guardians, and we agree to it.',
  ],
  ['staff', 'medicalConfirm', 1, correct],
];

test('the agreements to select have a new version when they change', () => {
  const asked = Object.entries(records).flatMap(([kind, record]) =>
    confirmationsOf(record).map(([name, field]) => [kind, name, versionOf(field), field.question]),
  );
  expect(asked).toEqual(agreed);
});
