import { number } from './fields';

const seats = number('Enter the seats.', 'Enter a number.', (value) =>
  value.int('Whole seats.').min(1, 'One at least.'),
);
const complaintsAbout = (value: unknown) =>
  seats.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a number', () => {
  it.each([
    [40, 40],
    [' 40 ', 40],
    ['40.0', 40],
  ])('is taken from %p', (given, taken) => expect(seats.parse(given)).toBe(taken));

  it.each([
    [undefined, 'Enter the seats.'],
    [' ', 'Enter the seats.'],
    ['forty', 'Enter a number.'],
    ['0x28', 'Enter a number.'],
    [null, 'Enter a number.'],
    ['1.5', 'Whole seats.'],
    ['-1', 'One at least.'],
  ])('is not %p', (given, complaint) => expect(complaintsAbout(given)).toEqual([complaint]));
});
