import { camperRecord } from '../camper/record';
import { staffApplicationRecord } from '../staff-application/record';
import { changedWords } from './changed-words';
import { confirmationsOf, isStillAgreed, signaturesAfter, textOfVersion, versionOf } from './signatures';
import { submittedSections } from './submitted';

/** The agreement in a stored record. */
const agreed: object = { rules: true };

const rules = {
  fields: {
    rules: {
      section: 'end',
      kind: 'confirmation',
      visibility: 'open',
      question: 'I keep the new rules.',
      missing: 'Please agree.',
      version: 2,
      earlierTexts: ['I keep the old rules.'],
    },
  },
} as const;

// A changed text needs a new version, and the old text must stay readable. Change both, and then this table.
it.each([
  [camperRecord, 'medicalConfirm', 1, 'All medical information on this form is correct and complete.'],
  [camperRecord, 'zeroConfirm', 1, 'My camper and I have read the Zero Tolerance Policy and agree to it.'],
  [
    staffApplicationRecord,
    'medicalConfirm',
    1,
    'All medical information on this form is correct and complete.',
  ],
] as const)('has the text of each version: %#', (record, name, version, text) => {
  const field = new Map(confirmationsOf(record)).get(name)!;
  expect(textOfVersion(field, version)).toBe(text);
  expect(versionOf(field)).toBeGreaterThanOrEqual(version);
});

it('signs a first agreement and a new text, and keeps earlier signatures', () => {
  const at = new Date('2026-07-01T12:00:00Z');
  const first = signaturesAfter(rules, { rules: true }, { userId: 'pat', at });
  expect(first).toEqual({ rules: { userId: 'pat', version: 2, at } });

  const later = { userId: 'office', at: new Date('2026-07-02T12:00:00Z') };
  expect(signaturesAfter(rules, { rules: true }, later, { ...agreed, signatures: first })).toEqual(first);
  expect(signaturesAfter(rules, {}, later, { ...agreed, signatures: first })).toEqual(first);
  expect(
    signaturesAfter(rules, { rules: 'true' }, later, {
      ...agreed,
      signatures: { rules: { ...first.rules!, version: 1 } },
    }),
  ).toEqual({
    rules: { ...later, version: 2 },
  });
});

it.each([
  [true, { version: 2 }, true],
  [true, { version: 1 }, false],
  [true, undefined, false],
  [false, { version: 2 }, false],
])('counts an agreement only for the current text: %s %j', (given, signature, expected) => {
  expect(isStillAgreed(rules.fields.rules, given, signature)).toBe(expected);
});

it.each([
  ['pat', 'on July 1, 2026 (version 1 of the text)'],
  ['office', 'on July 1, 2026 (version 1 of the text), entered by the camp'],
])('shows the text as it was signed, its day in GMT, and who signed: %s', (userId, note) => {
  const record = { name: 'probe', version: 1, sections: { end: { title: 'End' } }, groups: {}, ...rules };
  const signatures = { rules: { userId, version: 1, at: '2026-07-01T04:00:00Z' } };

  const [section] = submittedSections(record, { userId: 'pat', rules: true, signatures });

  expect(section?.answers).toEqual([
    {
      name: 'rules',
      label: 'I keep the old rules.',
      parts: [{ kind: 'confirmation', isGiven: true, note }],
    },
  ]);
});

it('names changes without their content: a detail by its question, incidents by their group', () => {
  const names = [
    'asthma',
    'allergicReactionsVal',
    'allergicReactions',
    'shirtSize',
    'headaches',
    'personKey',
  ];
  expect(changedWords(camperRecord, names)).toEqual(['Shirt size', 'Last incidents', 'Allergic reactions']);
});
