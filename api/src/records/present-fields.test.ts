import { probeRecord } from '@camp/contracts/records/testing/probe-record';
import { everything, presentFields, withoutMedical } from './present-fields';

const stored = {
  _id: 'id',
  passwordHash: 'hash',
  line: 'line',
  prose: 'prose',
  phone: '303-555-0188',
  withText: 'Yes',
  withTextVal: 'Bees',
  withDate: 'Yes',
  withDateVal: new Date('2031-01-02'),
  incident: new Date('2020-01-02'),
  campDays: [new Date('2030-07-21')],
  picture: 'bytes',
  password: 'secret',
  optional: null,
};

const open = {
  line: 'line',
  prose: 'prose',
  blockOfTwo: { line: 'line', prose: 'prose' },
  withDate: 'Yes',
  withDateVal: '2031-01-02T00:00:00.000Z',
  campDays: ['2030-07-21T00:00:00.000Z'],
};

it('shows answers by their level, details with their answers, and no undeclared fields', () => {
  expect(presentFields(probeRecord, stored, ['open'])).toEqual(open);
  expect(presentFields(probeRecord, stored, withoutMedical)).toEqual({ ...open, phone: '303-555-0188' });
  expect(presentFields(probeRecord, stored, everything)).toEqual({
    ...open,
    phone: '303-555-0188',
    withText: 'Yes',
    withTextVal: 'Bees',
    incident: '2020-01-02T00:00:00.000Z',
  });
});
