import { closedReasons, closedToChange } from './closed-to-change';

const camp = {
  paid: true,
  startDate: '2030-08-24T00:00:00Z',
  now: new Date('2030-08-25T00:00:00Z'),
} as const;

it('closes only medical answers, and only to administrators who can’t see them', () => {
  const administrator = { ...camp, editsAll: true, seesMedical: false };

  expect(closedToChange('asthma', administrator)).toBe(closedReasons.unseen());
  expect(closedToChange('school', administrator)).toBeUndefined();
  expect(closedToChange('asthma', { ...administrator, seesMedical: true })).toBeUndefined();
});
