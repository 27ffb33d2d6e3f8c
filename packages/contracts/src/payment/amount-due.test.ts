import { amountDue } from './amount-due';

const camp = { registrationCost: 299.99, registrationCamperEnd: new Date('2030-07-27') };

it.each([
  ['the last second of the due day in Denver (summer, UTC-6)', '2030-07-28T05:59:59.999Z', 0],
  ['the next instant', '2030-07-28T06:00:00.000Z', 2500],
])('for a registration at %s adds a late fee of %s cents', (_when, createdAt, lateFee) => {
  expect(amountDue({ createdAt: new Date(createdAt) }, camp)).toEqual({
    cost: 29_999,
    lateFee,
    total: 29_999 + lateFee,
  });
});
