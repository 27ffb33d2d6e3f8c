import { isCommonPassword } from './common-password';

it.each(['Password1', 'P4ssw0rd!', 'Summer2026', 'Welcome123', 'Qwerty12!'])('warns of %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['', 'Trailhead7', 'PurpleKettleRiver4', 'Passport-Elk-9'])('accepts %p', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
