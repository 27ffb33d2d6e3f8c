import { camperStatus } from './status';

test.each([
  [null, false, 'submitted'],
  [null, true, 'waitlist'],
  [false, false, 'awaiting-payment'],
  [true, false, 'paid'],
] as const)('reads paid %s, waitlist %s as %s', (paid, waitlist, status) => {
  expect(camperStatus({ paid, waitlist })).toBe(status);
});
