import type { LineField } from '@camp/contracts/records/field';
import { screen } from '@testing-library/react';
import { openProbeForm, probeDraftKey, probeRecord } from '../testing/probe-form';

beforeEach(() => localStorage.clear());

const line = (question: string): LineField => ({
  section: 'first',
  kind: 'line',
  visibility: 'open',
  question,
  limit: 50,
  missing: 'Enter it.',
});
const name = line('Name');
const habits = line('Habits');

const ofSomebodyElse = 'draft:probe:somebody-else:2027:new';
const keep = (key: string, draft: object) =>
  localStorage.setItem(
    key,
    JSON.stringify({ savedAt: new Date().toISOString(), version: 1, keepsMedical: false, ...draft }),
  );
const answersAt = (key: string) =>
  (JSON.parse(localStorage.getItem(key) ?? '{}') as { answers?: object }).answers;

const answers = { name: 'Casey', habits: 'Walks in her sleep' };
const laterRecord = probeRecord({ name, habits: { ...habits, visibility: 'medical' } }, 2);

test.each([probeDraftKey, ofSomebodyElse])('removes a field that became medical from the draft %s', (key) => {
  keep(key, { answers });

  openProbeForm(laterRecord);

  expect(screen.getByLabelText('Habits')).toHaveValue('');
  expect(localStorage.getItem(key)).not.toContain('sleep');
  expect(answersAt(key)).toEqual({ name: 'Casey' });
});

test('keeps such a field with the consent to medical answers', () => {
  keep(probeDraftKey, { answers, keepsMedical: true });

  openProbeForm(laterRecord);

  expect(screen.getByLabelText('Habits')).toHaveValue('Walks in her sleep');
  expect(answersAt(probeDraftKey)).toEqual(answers);
});

test('drops an answer that no longer fits its field, and keeps the others', () => {
  keep(probeDraftKey, { answers: { ...answers, name: ['Casey'] } });

  openProbeForm(probeRecord({ name, habits }, 2));

  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Habits')).toHaveValue('Walks in her sleep');
});

test('does not rewrite a draft of this version', () => {
  keep(probeDraftKey, { answers: { ...answers, other: 'Kept as it is' } });

  openProbeForm(probeRecord({ name, habits }));

  expect(answersAt(probeDraftKey)).toHaveProperty('other');
});
