import { records } from '../registries/records';
import { userRecord } from '../user/record';
import { askedNames, isStored } from './names';
import { declareRecord, type RecordDeclaration } from './record';
import type { ProbeValues } from './testing/probe-record';

const asked = { section: 'all', question: 'What?', missing: 'Answer.' } as const;
const frame = { name: 'probe', version: 1, sections: { all: { title: 'All' } }, groups: {} } as const;

it('does not compile without the level of an answer, or in a section that there is not', () => {
  declareRecord({
    ...frame,
    fields: {
      // @ts-expect-error -- nobody said who may see it
      yesNo: { ...asked, kind: 'yesNo' },
    },
  });
  declareRecord({
    ...frame,
    fields: {
      // @ts-expect-error -- no such section
      yesNo: { ...asked, kind: 'yesNo', visibility: 'open', section: 'none' },
    },
  });
  declareRecord({
    ...frame,
    fields: {
      // @ts-expect-error -- no such group
      yesNo: { ...asked, kind: 'yesNo', visibility: 'open', group: 'none' },
    },
  });
  declareRecord({
    ...frame,
    fields: {
      // @ts-expect-error -- a line has a limit
      line: { ...asked, kind: 'line', visibility: 'open' },
    },
  });
  expect.assertions(0);
});

it('reads each kind as its type', () => {
  const values = {} as ProbeValues;
  const choice: 'One' | 'Two' | undefined = values.choice;
  const several: ('One' | 'Two' | 'Three')[] | undefined = values.several;
  const date: Date | undefined = values.withDateVal;
  const text: string | undefined = values.withTextVal;
  const days: Date[] | undefined = values.campDays;
  // @ts-expect-error -- an option that there is not
  values.choice = 'Three';
  // @ts-expect-error -- gone after the call
  void values.password;
  // @ts-expect-error -- travels beside the answers
  void values.picture;
  expect([choice, several, date, text, days]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe.each(Object.entries<RecordDeclaration>(records))('the declaration of %s', (_key, record) => {
  const fields = Object.entries(record.fields);

  it('calls no section as one of its fields: both are addresses on one page', () => {
    const asked = new Set(askedNames(record));

    expect(Object.keys(record.sections).filter((id) => asked.has(id))).toEqual([]);
  });

  it('names in its groups only fields that stand in them, and people of fields that there are', () => {
    for (const [key, group] of Object.entries(record.groups)) {
      const within = fields.filter(([, field]) => field.group === key).map(([name]) => name);
      expect(within).not.toEqual([]);
      if (group.kind !== 'contact') continue;
      const { name, phone, relation, myself, sameAs = key } = group;
      expect(within).toEqual([name, phone, ...(relation === undefined ? [] : [relation])]);
      for (const from of myself ? [...myself.name, myself.phone] : [])
        expect(record.fields).toHaveProperty([from]);
      expect(record.groups).toHaveProperty([sameAs]);
    }
  });

  it('takes first values only from fields that an account has', () => {
    for (const [, field] of fields)
      if (isStored(field) && field.first?.account)
        expect(userRecord.fields).toHaveProperty([field.first.account]);
  });

  it('keeps details apart from its other fields', () => {
    for (const [name] of fields) expect(record.fields).not.toHaveProperty([`${name}Val`]);
  });

  it('keeps the fields of a section together', () => {
    const order = fields
      .map(([, { section }]) => section)
      .filter((section, at, all) => section !== all[at - 1]);
    expect(order).toEqual(Object.keys(record.sections));
  });
});
