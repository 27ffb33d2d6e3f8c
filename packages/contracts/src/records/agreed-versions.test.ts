import { camperRecord } from '../camper/record';
import { changedConfirmations, readVersions, shownVersions } from './agreed-versions';

it('reads the versions that a form shows', () => {
  const shown = shownVersions(camperRecord);

  expect(shown).toBe('medicalConfirm=1, zeroConfirm=1');
  expect(readVersions(shown)).toEqual(
    new Map([
      ['medicalConfirm', 1],
      ['zeroConfirm', 1],
    ]),
  );
});

it.each(['', 'zeroConfirm', 'zeroConfirm=one', 'zeroConfirm=1;medicalConfirm=1', `${'a'.repeat(199)}=1`])(
  'does not guess what %j means',
  (value) => expect(readVersions(value)).toBeUndefined(),
);

it.each([
  [{ zeroConfirm: true }, 'zeroConfirm=2', ['zeroConfirm']],
  [{ zeroConfirm: true }, 'zeroConfirm=1', []],
  [{ zeroConfirm: true }, 'medicalConfirm=2', []],
  [{ school: 'High Meadow' }, 'zeroConfirm=2', []],
])('finds agreements to another text: %j, read %s', (sent, read, expected) => {
  expect(changedConfirmations(camperRecord, sent, readVersions(read)!)).toEqual(expected);
});
