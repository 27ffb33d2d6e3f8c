import { merge, unknownFields } from './merge';

const values = { 'first name': 'Pat', 'last name': '{year}', names: 'Ann and Ben', year: '2031' };

it('replaces known merge fields once, and leaves all other text', () => {
  expect(merge('Hello {first name} {last name}, {names} {year} {camp} {toString} { year}', values)).toBe(
    'Hello Pat {year}, Ann and Ben 2031 {camp} {toString} { year}',
  );
  expect(unknownFields('{names} {camp} {toString} {}')).toEqual(['camp', 'toString', '']);
});
