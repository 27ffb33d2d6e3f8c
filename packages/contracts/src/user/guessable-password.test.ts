import { passwordsDiffer } from '../../test/sentences/user';
import { passwordPattern } from '../forms/patterns';
import { applySavedContent } from '../content/saved-content';
import { commonPasswords } from './common-passwords';
import {
  commonPassword,
  ownNamePassword,
  passwordError,
  withUnguessablePassword,
} from './guessable-password';
import { passwordsAnyCase } from './leaked-in-lower-case';
import { passwordsThatFit } from './leaked-passwords';
import { registerSchema } from './account-schemas';

const ada = { nameFirst: 'Ada', nameLast: 'Hale-Öz', email: 'pine.ridge@example.com' };

it('lists only passwords that are valid otherwise', () => {
  const lists = [commonPasswords, passwordsThatFit, passwordsAnyCase];
  expect(lists.map(({ size }) => size)).toEqual([1_000, 2_453, 1_715]);
  for (const common of lists.flatMap((list) => [...list])) {
    const typed = common.replace(/[a-z]/, (letter) => letter.toUpperCase());
    // Some need a symbol at the end to be valid, as people often add one.
    expect(`${typed}!!!`.slice(0, Math.max(8, typed.length))).toMatch(passwordPattern);
  }
});

/**
 * From the source of the lists (SecLists, `xato-net-10-million-passwords-10000.txt`, commit c205c36a): those of its first
 * 1,900 that fit with a capital letter, in the order of their rank, without vulgar ones.
 */
const mostCommon = [
  ...['1qaz2wsx', 'trustno1', '1234qwer', 'q1w2e3r4t5', 'qwer1234', 'q1w2e3r4', '1q2w3e4r', 'jordan23'],
  ...['abcd1234', 'password1', 'qwerty123', '1q2w3e4r5t', 'rush2112', 'passw0rd', '1qazxsw2', 'blink182'],
  ...['12qwaszx', 'asdf1234', '1232323q', '12345qwert', '123456789a', 'qwerty12', 'zaq12wsx', 'ncc1701d'],
  ...[
    'hello123',
    'michael1',
    '123456789q',
    '123qweasd',
    'charlie1',
    'password123',
    'a1b2c3d4',
    'Soso123aljg',
  ],
  ...[
    '123qweasdzxc',
    'letmein1',
    '1234abcd',
    'qazwsx123',
    'mustang1',
    'freedom1',
    '1qaz2wsx3edc',
    'welcome1',
  ],
  ...['123qwe123', 'access14', 'yankees1', 'babylon5', 'q1w2e3r4t5y6', 'jessica1', 'ncc1701e', 'super123'],
  ...['letmein2', 'gn56gn56', 'a1234567', 'matthew1', 'anthony1', 'satan666', '1q2w3e4r5t6y', 'shaney14'],
  ...['qwerty12345', '1234567a'],
];

const withCampName = (name: string) => ({ camp: { version: 1, values: { name } } });

afterEach(() => applySavedContent({}));

it('refuses what is little more than the name of the camp', () => {
  applySavedContent(withCampName('Blue Hills Camp'));
  expect(passwordError('BlueHills1', {})).toBe(commonPassword);
  expect(passwordError('Hills.Blue27', {})).toBe(commonPassword);
  expect(passwordError('Blueberry2027', {})).toBeUndefined();

  applySavedContent(withCampName('Lake Hope Camp'));
  expect(passwordError('LakeHope1', {})).toBe(commonPassword);
  expect(passwordError('BlueHills1', {})).toBeUndefined();
});

it('refuses the most common passwords of the source, however they are capitalized', () => {
  const typed = mostCommon.map((one) => {
    const letter = one.search(/[a-z]/);
    // One letter stays small, as the rule requires.
    return one.slice(0, letter) + one.charAt(letter).toUpperCase() + one.slice(letter + 1);
  });

  const valid = typed.filter((one) => passwordPattern.test(one));
  expect(valid.length).toBeGreaterThan(50);
  expect(valid.filter((one) => passwordError(one, ada) !== commonPassword)).toEqual([]);
});

it.each([
  'Password1',
  'P4ssw0rd!',
  'passWORD123',
  'Passw0rd',
  'Welcome1',
  'Welcome123',
  'Qwerty123',
  'Qwerty12!',
  'Summer2024',
  'Summer2026',
  'Winter26!',
  'Abcd1234',
  'Football1',
  'Iloveyou1',
  'Sunshine1',
  '1Qaz2wsx',
  'Admin123!!',
  'Turkey50',
  'Misfit99',
  'Aaaaaaa1',
  'Aa1Aa1Aa1',
  '12345678aA',
  'zZ87654321',
  'Asdfghjkl9',
  'Camp2026camp',
  'Camp2026!',
  'P@$$w0rd77',
])('%s is common', (password) => expect(passwordError(password, ada)).toBe(commonPassword));

it.each(['Adahale1', 'Hale2024!', 'HaleOz77', '1-Ada-Öz', 'Pineridge7', 'PineRidge.Ada99', 'Example1x'])(
  '%s is made from the person’s own name or address',
  (password) => expect(passwordError(password, ada)).toBe(ownNamePassword),
);

it.each([
  'Trailhead7',
  'Campfire2026',
  'Marshmallow1',
  'Thief1234',
  'PurpleKettleRiver4',
  'Passport-Elk-9',
  'Canada-Goose-4',
  'Pinecones8Adapt',
  `${'Ada1'.repeat(9)}`,
])('%s is accepted', (password) => expect(passwordError(password, ada)).toBeUndefined());

it('is reported together with all other errors of a form', () => {
  const form = withUnguessablePassword(registerSchema, 'password');
  const errors = (values: object) =>
    (form.safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

  expect(errors({ password: 'Password1', passwordConf: 'Password1' })).toContain(
    `password: ${commonPassword}`,
  );
  expect(errors({ nameFirst: 'Ada', password: 'Ada12345', passwordConf: 'other' })).toEqual(
    expect.arrayContaining([
      'nameLast: Last Name is required.',
      `passwordConf: ${passwordsDiffer}`,
      `password: ${ownNamePassword}`,
    ]),
  );
});
