import { declareRecord } from '../record';
import type { RecordValues } from '../record-values';

const asked = { section: 'all', visibility: 'open', question: 'What?', missing: 'Answer.' } as const;
const wrong = 'Not so.';

/** One field of each kind, to test derived code kind by kind. */
export const probeRecord = declareRecord({
  name: 'probe',
  version: 1,
  sections: { all: { title: 'All kinds' } },
  groups: {
    ranking: { kind: 'ranking', title: 'Ranked', repeated: 'Choose each once.' },
    incidents: { kind: 'incidents', title: 'Incidents', none: 'None of these' },
  },
  fields: {
    line: { ...asked, kind: 'line', limit: 10, tooLong: 'Too long.', block: 'blockOfTwo' },
    prose: { ...asked, kind: 'prose', limit: 10, tooLong: 'Too long.', block: 'blockOfTwo' },
    phone: { ...asked, kind: 'phone', wrong, visibility: 'contact' },
    email: { ...asked, kind: 'email', wrong, visibility: 'contact' },
    zip: { ...asked, kind: 'zip', wrong },
    state: { ...asked, kind: 'state', wrong },
    choice: { ...asked, kind: 'choice', options: ['One', 'Two'] },
    rankedFirst: { ...asked, kind: 'ranked', group: 'ranking', options: ['One', 'Two', 'Three'] },
    rankedSecond: { ...asked, kind: 'ranked', group: 'ranking', options: ['One', 'Two', 'Three'] },
    several: { ...asked, kind: 'several', options: ['One', 'Two', 'Three'] },
    yesNo: { ...asked, kind: 'yesNo' },
    withText: {
      ...asked,
      kind: 'yesNoDetail',
      visibility: 'medical',
      detail: { kind: 'text', question: 'Which?', limit: 10, missing: 'Say which.', tooLong: 'Too long.' },
    },
    withDate: {
      ...asked,
      kind: 'yesNoDetail',
      detail: { kind: 'date', question: 'When?', missing: 'Say when.', wrong },
    },
    date: { ...asked, kind: 'date', wrong },
    pastDate: { ...asked, kind: 'pastDate', wrong },
    birthdate: { ...asked, kind: 'birthdate', wrong },
    incident: { ...asked, kind: 'incident', wrong, group: 'incidents', visibility: 'medical' },
    campDays: { ...asked, kind: 'campDays', days: 8 },
    number: { ...asked, kind: 'number', least: 1, most: 5, wrong },
    confirmation: { ...asked, kind: 'confirmation', version: 1 },
    picture: { ...asked, kind: 'picture', visibility: 'medical' },
    optional: { ...asked, kind: 'line', optional: true, limit: 10 },
    password: { section: 'all', question: 'Secret?', kind: 'password', missing: 'Choose a password.' },
    passwordAgain: {
      section: 'all',
      question: 'Again?',
      kind: 'passwordAgain',
      repeats: 'password',
      missing: 'Not the same.',
    },
  },
});

/** The name of a field of the probe. */
export type ProbeFieldName = keyof typeof probeRecord.fields;

/** The values of a checked probe. */
export interface ProbeValues extends RecordValues<typeof probeRecord.fields> {}
