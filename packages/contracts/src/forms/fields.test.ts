import * as z from 'zod';
import { alongWithOtherErrors } from './along-with-other-errors';
import { birthdate, date, optionalPastDate } from './date-fields';
import {
  choice,
  email,
  listOf,
  password,
  phone,
  recordId,
  requiredProse,
  requiredText,
  state,
  yesNo,
  zip,
} from './fields';
import { dollars, number } from './number-fields';

const seats = number('Enter the seats.', 'Enter a number.', (value) =>
  value.int('Whole seats.').min(1, 'One at least.'),
);
const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const errorsOf = (value: unknown) => messagesOf(seats, value);

describe('number', () => {
  it.each([
    [40, 40],
    [' 40 ', 40],
    ['40.0', 40],
  ])('is read from %p', (given, taken) => expect(seats.parse(given)).toBe(taken));

  it.each([
    [undefined, 'Enter the seats.'],
    [' ', 'Enter the seats.'],
    ['forty', 'Enter a number.'],
    ['0x28', 'Enter a number.'],
    [null, 'Enter a number.'],
    ['1.5', 'Whole seats.'],
    ['-1', 'One at least.'],
  ])('is not read from %p', (given, error) => expect(errorsOf(given)).toEqual([error]));
});

describe('text', () => {
  const name = requiredText(50, 'Enter a name.', 'Too long.');

  it.each([
    ['  Ada\r\n\tHale ', 'Ada Hale'],
    ['Ada \t\n  \n Hale', 'Ada Hale'],
    ['Ada  Hale', 'Ada  Hale'],
    [`${' '.repeat(1_000)}Ada${'\u200b'.repeat(97)}`, 'Ada'],
  ])('%j is reduced to one line: %j', (typed, cleaned) => expect(name.parse(typed)).toBe(cleaned));

  it('keeps its line breaks if it may have some', () => {
    expect(requiredProse(50, 'Enter a text.').parse(' one \r\n two ')).toBe('one \n two');
  });
});

describe('an absurdly long text', () => {
  const long = { wrong: 'Wrong.', missing: 'Missing.' };
  const kinds: Record<string, z.ZodType> = {
    text: requiredText(50, long.missing, long.wrong),
    prose: requiredProse(500, long.missing, long.wrong),
    phone: phone(long.missing, long.wrong),
    email: email(long.missing, long.wrong),
    zip: zip(long.wrong),
    state: state(long.wrong),
    password: password(long.wrong),
    choice: choice(['Yes'], long.wrong),
    'yes or no': yesNo(long.wrong),
    date: date(long.missing, long.wrong),
    'optional date': optionalPastDate(long.wrong, 'To come.'),
    birthdate: birthdate(long.missing, long.wrong),
    number: number(long.missing, long.wrong, (value) => value),
    dollars: dollars(long.missing, long.wrong, long.wrong, (value) => value),
    id: recordId(long.wrong),
    list: listOf(z.string(), 3, long.missing, long.wrong),
  };

  it.each(Object.entries(kinds))(
    'is rejected by %s with its own message, and not cleaned',
    (kind, schema) => {
      const clean = jest.spyOn(String.prototype, 'replace');
      const texts = [
        ' '.repeat(100_000),
        `a${' '.repeat(95_000)}b`,
        `1${'\u200b'.repeat(95_000)}`,
        '9'.repeat(95_000),
      ];
      const given = kind === 'list' ? [texts] : texts;

      const said = given.map((text) => messagesOf(schema, text));

      expect(said).toEqual(given.map(() => ['Wrong.']));
      expect(clean).not.toHaveBeenCalled();
      clean.mockRestore();
    },
  );

  it('is reported together with all other errors', () => {
    const form = z
      .object({ name: kinds.text!, phone: kinds.phone!, zip: kinds.zip! })
      .refine(() => false, { path: ['rule'], message: 'Rule.', ...alongWithOtherErrors });

    expect(messagesOf(form, { name: ' '.repeat(90_000), zip: '1' })).toEqual([
      'Wrong.',
      'Missing.',
      'Wrong.',
      'Rule.',
    ]);
  });
});

describe('list', () => {
  it('is counted before its items are checked', () => {
    const ids = listOf(recordId(), 2, 'No list.', 'Two at most.');

    expect(messagesOf(ids, ['x', 'x', 'x'])).toEqual(['Two at most.']);
    expect(messagesOf(ids, ['x', 'x'])).toEqual(['Unknown id.', 'Unknown id.']);
    expect(messagesOf(ids, 'x')).toEqual(['No list.']);
  });
});

describe('dollars', () => {
  const gift = dollars('Missing.', 'No number.', 'Whole cents.', (amount) => amount.min(1, 'One at least.'));

  it.each([
    [19.99, 19.99],
    ['19.99', 19.99],
    ['1.10', 1.1],
    [' 250 ', 250],
    [4.35, 4.35],
  ])('are read from %p', (given, taken) => expect(gift.parse(given)).toBe(taken));

  it.each([
    [undefined, 'Missing.'],
    ['1e2', 'No number.'],
    [Number.POSITIVE_INFINITY, 'No number.'],
    [10.005, 'Whole cents.'],
    ['10.005', 'Whole cents.'],
    ['10.000', 'Whole cents.'],
    [0.1 + 0.2, 'Whole cents.'],
    ['19.990000000000000001', 'Whole cents.'],
    ['0.99', 'One at least.'],
  ])('are not read from %p', (given, error) => expect(messagesOf(gift, given)).toEqual([error]));
});

describe('birthdate', () => {
  beforeAll(() => jest.useFakeTimers({ now: new Date('2026-07-01T15:00:00Z') }));
  afterAll(() => jest.useRealTimers());
  const born = birthdate('Missing.', 'No such birthdate.');

  it.each(['1906-07-01', '2018-02-03', '2026-07-01'])('can be %s', (day) =>
    expect(born.parse(day)).toEqual(new Date(day)),
  );

  it.each(['1906-06-30', '1900-01-01', '2026-07-02'])('cannot be %s', (day) =>
    expect(messagesOf(born, day)).toEqual(['No such birthdate.']),
  );
});
