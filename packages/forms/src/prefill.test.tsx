import type { Field } from '@camp/contracts/records/field';
import { firstValues, valuesOfRecord } from './prefill';
import { probeRecord } from './testing/probe-form';

const asked = { section: 'first', visibility: 'open', question: 'What?', missing: 'Say it.' } as const;
const line: Field = { ...asked, kind: 'line', limit: 50 };
const wrong = 'This cannot be.';

describe('initial values of a form', () => {
  const record = probeRecord({
    plain: line,
    given: { ...line, first: { value: '5' } },
    street: { ...line, first: { account: 'addressStreet' } },
    born: { ...asked, kind: 'birthdate', wrong, first: { earlier: 'taken' } },
    isNew: { ...line, first: { whenRegisteredBefore: 'No' } },
    offered: { ...line, first: { family: 'offered' } },
  });

  it('come from the declaration if nothing is known', () => {
    expect(firstValues(record, {})).toEqual({ given: '5' });
  });

  it('come from the account and an earlier record: days without time, and nothing that is only offered', () => {
    const account = { addressStreet: '1 Main Street', plain: 'Not taken' };
    const earlier = { born: '2016-04-09T00:00:00.000Z', isNew: 'Yes', offered: 'Not taken' };

    expect(firstValues(record, { account, earlier })).toEqual({
      given: '5',
      street: '1 Main Street',
      born: '2016-04-09',
      isNew: 'No',
    });
  });

  it('are empty if the account has no value', () => {
    expect(firstValues(record, { account: {} })).toEqual({ given: '5', street: '' });
  });
});

it('converts a stored record to form values, without agreements that are asked again', () => {
  const record = probeRecord({
    name: line,
    years: { ...asked, kind: 'number', least: 0, most: 9, wrong },
    days: { ...asked, kind: 'campDays', days: 8 },
    first: {
      ...asked,
      kind: 'yesNoDetail',
      detail: { kind: 'date', question: 'Until when?', missing: 'Say it.', wrong },
    },
    agreed: { ...asked, kind: 'confirmation', version: 1 },
    proof: { ...asked, kind: 'picture' },
    nothing: line,
  });
  const midnight = 'T00:00:00.000Z';

  const values = valuesOfRecord(record, {
    name: 'Casey',
    years: 7,
    days: [`2027-07-25${midnight}`],
    first: 'Yes',
    firstVal: `2028-01-02${midnight}`,
    agreed: true,
    proof: '/camper/covid-image/1',
  });

  expect(values).toEqual({
    name: 'Casey',
    years: '7',
    days: ['2027-07-25'],
    first: 'Yes',
    firstVal: '2028-01-02',
    nothing: '',
  });
});
