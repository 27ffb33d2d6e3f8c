import { camperRecord } from '../camper/record';
import { counselorRecord } from '../counselor/record';
import { staffApplicationRecord } from '../staff-application/record';
import { carriedOf } from './carried';
import { changesSince } from './changes-since';
import { healthOf } from './health';
import { namesAt } from './names';
import type { RecordDeclaration } from './record';
import { sampleOf } from './sample-of';
import { submittedSections } from './submitted';

const deletion = { medicalDeletedAt: '2028-07-30T03:00:00.000Z' };
const inWords = { kind: 'text', text: 'Deleted on July 30, 2028' };

const records: RecordDeclaration[] = [camperRecord, counselorRecord, staffApplicationRecord];

/** A record after its deletion. */
function withoutMedical(record: RecordDeclaration): Record<string, unknown> {
  const medical = new Set(namesAt(record, 'medical'));
  const left = Object.entries(sampleOf(record)).filter(([name]) => !medical.has(name));
  return { ...Object.fromEntries(left), ...deletion };
}

test.each(records.map((record) => [record.name, record] as const))(
  'never shows a deleted medical answer of a %s as a No or None',
  (_name, record) => {
    const medical = new Set(namesAt(record, 'medical').map((name) => record.fields[name]?.group ?? name));
    const shown = submittedSections(record, withoutMedical(record)).flatMap(({ answers }) => answers);
    const ofMedical = shown.filter(({ name }) => medical.has(name));

    expect(ofMedical.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['incidents', 'diabetes', 'allergicReactions', 'medications']),
    );
    expect(ofMedical.filter(({ parts }) => JSON.stringify(parts) !== JSON.stringify([inWords]))).toEqual([]);
    expect(shown.find(({ name }) => name === 'nameFirst')?.parts).not.toEqual([inWords]);
    expect(healthOf(record, withoutMedical(record))).toEqual([
      { name: 'medicalDeletedAt', label: 'Medical answers', detail: inWords.text },
    ]);
  },
);

it('shows neither the answers nor their deletion to readers without the right', () => {
  const { medicalDeletedAt: _, ...open } = withoutMedical(camperRecord);

  expect(JSON.stringify(submittedSections(camperRecord, open))).not.toMatch(/Deleted|Allergic/);
});

it('compares and carries over the other answers only', () => {
  const earlier = withoutMedical(camperRecord);
  const now = { ...sampleOf(camperRecord), shirtSize: 'Adult Small', allergicReactions: 'Yes' };
  const person = { campYear: 2026, nameFirst: 'Maya', createdAt: '2026-01-01', ...earlier };

  expect(changesSince(camperRecord, earlier, now).map(({ name }) => name)).toEqual(['shirtSize']);
  expect(carriedOf(camperRecord, 'medical', { person })).toBeUndefined();
  expect(Object.keys(carriedOf(camperRecord, 'emergency-contact', { person })?.part.fields ?? {})).toContain(
    'emergencyContactName',
  );
});
