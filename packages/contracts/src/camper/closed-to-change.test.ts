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

describe.each([true, false])('the owner of a registration that is paid: %s', (paid) => {
  const owner = { ...camp, paid, editsAll: false, seesMedical: true };
  const before = { ...owner, now: new Date('2030-08-23T23:59:59Z') };

  it('changes medical answers until camp begins, and the others until it is paid for', () => {
    expect(closedToChange('asthma', before)).toBeUndefined();
    expect(closedToChange('school', before)).toBe(paid ? closedReasons.paid() : undefined);
  });

  it.each(['asthma', 'school'])('changes nothing from the start of camp on: %s', (name) => {
    const first = { ...owner, now: new Date(camp.startDate) };
    expect(closedToChange(name, first)).toBe(closedReasons.begun());
  });

  it('changes no deleted medical answer', () => {
    const deleted = { ...before, paid: false, medicalDeletedAt: new Date('2030-08-01') };
    expect(closedToChange('asthma', deleted)).toBe(closedReasons.deleted());
    expect(closedToChange('asthma', { ...deleted, editsAll: true })).toBe(closedReasons.deleted());
    expect(closedToChange('school', deleted)).toBeUndefined();
  });
});
