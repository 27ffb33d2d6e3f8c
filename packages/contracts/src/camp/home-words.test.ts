import { homeWords } from './home-words';

const camp = {
  year: 2027,
  isFull: false,
  nextOpening: null,
  startDate: '2027-07-24T00:00:00.000Z',
  endDate: '2027-07-29T00:00:00.000Z',
  registrationOpen: true,
};

it.each([
  [
    'open',
    camp,
    'Camp 2027 · July\u00a024\u00a0– 29,\u00a02027',
    'Registrations and Application are now being accepted.',
  ],
  [
    'open and full',
    { ...camp, isFull: true },
    'Camp 2027 · July\u00a024\u00a0– 29,\u00a02027',
    'Registrations and Application are now being accepted. Camp is full right now. New registrations join the waitlist.',
  ],
  [
    'closed, with camp days in two months',
    {
      ...camp,
      endDate: '2027-08-02T00:00:00.000Z',
      registrationOpen: false,
      nextOpening: '2027-06-15T00:00:00.000Z',
    },
    'Camp 2027 · July\u00a024\u00a0– August\u00a02,\u00a02027',
    'Registrations and Application are not currently being accepted. Please check back after June 15, 2027.',
  ],
  [
    'closed without a known opening day',
    { ...camp, registrationOpen: false },
    'Camp 2027 · July\u00a024\u00a0– 29,\u00a02027',
    'Registrations and Application are not currently being accepted. Please check back.',
  ],
  [
    'closed with an opening day that is past by now',
    { ...camp, registrationOpen: false, nextOpening: '2027-06-01T00:00:00.000Z' },
    'Camp 2027 · July\u00a024\u00a0– 29,\u00a02027',
    'Registrations and Application are not currently being accepted. Please check back.',
  ],
  [
    'without a camp',
    null,
    'Every summer in the mountains',
    'The next camp is being planned. Please check back soon.',
  ],
  ['still loading', undefined, 'Every summer in the mountains', ' '],
])('returns the home page text: %s', (_case, facts, eyebrow, lead) => {
  expect(homeWords(facts, new Date('2027-06-01T00:00:00Z'))).toEqual({ eyebrow, lead });
});
