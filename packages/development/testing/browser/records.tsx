import type { CurrentCamp } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { CurrentUser } from '@camp/contracts/user/operations';
import { parentFields } from '@camp/contracts/test/sign-up';

/** A parent, as `/user/current` returns it. */
export const parent = (values: Partial<CurrentUser> = {}): CurrentUser => ({
  _id: '64b000000000000000000001',
  ...parentFields,
  phoneAlt: '555-765-4321',
  email: 'pat@example.com',
  roles: ['user'],
  permissions: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...values,
});

/** A camp with open registration. */
export const openCamp = (values: Partial<CurrentCamp> = {}): CurrentCamp => ({
  _id: '64b0000000000000000000aa',
  year: 2027,
  registrationStart: '2026-06-15T00:00:00.000Z',
  startDate: '2027-07-24T00:00:00.000Z',
  campSunday: '2027-08-01T00:00:00.000Z',
  registrationEnd: '2027-07-24T00:00:00.000Z',
  endDate: '2027-07-29T00:00:00.000Z',
  counselorTraining: '2027-07-23T00:00:00.000Z',
  registrationCamperEnd: '2027-06-26T00:00:00.000Z',
  registrationStaffEnd: '2027-06-12T00:00:00.000Z',
  registrationCost: 300,
  waitListAfter: 40,
  waitListDate: '2027-07-17T00:00:00.000Z',
  campTheme: 'Trailblazers',
  skitTheme: 'Rivers',
  danceTheme: 'Fifties',
  director1Name: 'Dana Director',
  director1Phone: '555-000-0001',
  director2Name: 'Drew Director',
  director2Phone: '555-000-0002',
  counselorDirector1Name: 'Cory Counselor',
  counselorDirector1Phone: '555-000-0003',
  counselorDirector2Name: 'Casey Counselor',
  counselorDirector2Phone: '555-000-0004',
  registrationOpen: true,
  isFull: false,
  nextOpening: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...values,
});

/** A registration of an earlier year, as its owner sees it. */
export const camper = (values: Partial<CamperRecord> = {}): CamperRecord => ({
  _id: '64b0000000000000000000c1',
  type: 'Camper',
  userId: '64b000000000000000000001',
  campYear: 2026,
  paid: true,
  waitlist: false,
  amountDue: 0,
  nameFirst: 'Maya',
  nameLast: 'Parent',
  grade: '5th',
  sex: 'Girl',
  birthdate: '2016-04-09T00:00:00.000Z',
  school: 'Springfield Elementary',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...values,
});
