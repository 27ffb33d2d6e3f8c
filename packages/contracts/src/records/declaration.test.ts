import { records } from '../registries/records';
import { userRecord } from '../user/record';
import { askedNames, isStored } from './names';
import { declareRecord, type RecordDeclaration } from './record';
import type { ProbeValues } from './testing/probe-record';

const asked = { section: 'all', question: 'What?', missing: 'Answer.' } as const;
const frame = { name: 'probe', version: 1, sections: { all: { title: 'All' } }, groups: {} } as const;

it('does not compile without the level of an answer, or with an unknown section', () => {
  declareRecord({
    ...frame,
    fields: {
      // @ts-expect-error -- the level is missing
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
      // @ts-expect-error -- a single-line text requires a limit
      line: { ...asked, kind: 'line', visibility: 'open' },
    },
  });
  expect.assertions(0);
});

it('types each kind of field', () => {
  const values = {} as ProbeValues;
  const choice: 'One' | 'Two' | undefined = values.choice;
  const several: ('One' | 'Two' | 'Three')[] | undefined = values.several;
  const date: Date | undefined = values.withDateVal;
  const text: string | undefined = values.withTextVal;
  const days: Date[] | undefined = values.campDays;
  // @ts-expect-error -- no such option
  values.choice = 'Three';
  // @ts-expect-error -- not stored
  void values.password;
  // @ts-expect-error -- sent beside the answers
  void values.picture;
  expect([choice, several, date, text, days]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe.each(Object.entries<RecordDeclaration>(records))('declaration of %s', (_key, record) => {
  const fields = Object.entries(record.fields);

  it('gives no section the name of one of its fields, since both are anchors of one page', () => {
    const asked = new Set(askedNames(record));

    expect(Object.keys(record.sections).filter((id) => asked.has(id))).toEqual([]);
  });

  it('has groups with existing fields of their own, and people with existing fields', () => {
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

  it('takes initial values only from fields of an account', () => {
    for (const [, field] of fields)
      if (isStored(field) && field.first?.account)
        expect(userRecord.fields).toHaveProperty([field.first.account]);
  });

  it('keeps names of details different from its other fields', () => {
    for (const [name] of fields) expect(record.fields).not.toHaveProperty([`${name}Val`]);
  });

  it('keeps the fields of a section together', () => {
    const order = fields
      .map(([, { section }]) => section)
      .filter((section, at, all) => section !== all[at - 1]);
    expect(order).toEqual(Object.keys(record.sections));
  });
});
