import { camperStatus } from './status';

test.each([
  [null, false, 'submitted'],
  [null, true, 'waitlist'],
  [false, false, 'awaiting-payment'],
  [true, false, 'paid'],
] as const)('paid %s, waitlist %s reads as %s', (paid, waitlist, status) => {
  expect(camperStatus({ paid, waitlist })).toBe(status);
});
