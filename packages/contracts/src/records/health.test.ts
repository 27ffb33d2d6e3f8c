import { camperRecord } from '../camper/record';
import { counselorRecord } from '../counselor/record';
import { staffApplicationRecord } from '../staff-application/record';
import type { Field } from './field';
import { healthOf } from './health';
import { namesAt } from './names';
import type { RecordDeclaration } from './record';

const records: RecordDeclaration[] = [camperRecord, counselorRecord, staffApplicationRecord];

/** An answer that needs attention. */
const answers: Partial<Record<Field['kind'], string>> = {
  yesNo: 'Yes',
  yesNoDetail: 'Yes',
  incident: '2026-02-14T00:00:00.000Z',
  prose: 'Bruises easily.',
};

/** Medical answers that need no attention: contacts, and proofs of immunization. */
const noConcern = [
  'tdap',
  'mmr',
  'covid',
  'covidVaccineImage',
  'pediatricianName',
  'pediatricianNumber',
  'doctorName',
  'doctorNumber',
];

test.each(records.map((record) => [record.name, record] as const))(
  'reports or deliberately omits every medical answer of a %s',
  (_name, record) => {
    const medical = namesAt(record, 'medical').filter((name) => name in record.fields);
    expect(medical).toContain('diabetes');
    for (const name of medical) {
      const answer = answers[record.fields[name]!.kind] ?? 'something';
      const names = healthOf(record, { [name]: answer }).map((fact) => fact.name);
      expect([name, names]).toEqual([name, noConcern.includes(name) ? [] : [name]]);
    }
  },
);

test('reports nothing for a No, an empty answer, or an answer that is not medical', () => {
  for (const record of records) {
    const asked = Object.entries(record.fields).filter(
      ([, { kind }]) => kind === 'yesNo' || kind === 'yesNoDetail',
    );
    const no = Object.fromEntries(asked.map(([name]) => [name, 'No']));
    expect(healthOf(record, { ...no, nameFirst: 'Yes', asthma: null, medicalComments: '' })).toEqual([]);
    expect(healthOf(record, {})).toEqual([]);
  }
});

test('is in plain words, in the order of the form', () => {
  const facts = healthOf(camperRecord, {
    diabetes: 'Yes',
    medications: 'Yes',
    medicationsVal: 'Insulin at noon',
    asthma: '2026-02-14T00:00:00.000Z',
    allergicReactions: 'No',
    covid: 'Yes',
  });

  expect(facts.map(({ label, detail }) => [label, detail])).toEqual([
    ['Asthma', 'last on February 14, 2026'],
    ['Diabetes', ''],
    ['Medications', 'Insulin at noon'],
  ]);
});
