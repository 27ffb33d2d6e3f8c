import { accountRegistrationsNotice } from './limits';

it.each([
  [10, 'This account has 10 of 12 registrations.'],
  [12, 'This account has 12 of 12 registrations.'],
  [13, 'This account has 13 registrations, more than the limit of 12 for a family.'],
])('writes the note for an account with %d', (count, notice) => {
  expect(accountRegistrationsNotice(count)).toBe(notice);
});
