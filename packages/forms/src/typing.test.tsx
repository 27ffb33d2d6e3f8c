import type { Field } from '@camp/contracts/records/field';
import { TextField } from '@camp/ui/fields/text-field';
import { screen } from '@testing-library/react';
import { everyKind } from './kinds/every-kind';
import type { KindProps } from './kinds/kind-props';
import { openProbeForm, probeRecord } from './testing/probe-form';
import { useAnswer, wordsOf } from './use-answer';

beforeEach(() => localStorage.clear());

const line = (question: string): Field => ({
  section: 'first',
  kind: 'line',
  visibility: 'open',
  question,
  limit: 50,
  missing: `Enter: ${question}.`,
});

/** Render counts by field. */
const renders = new Map<string, number>();

/** Subscribes to the form like the kind's component, so that both render at the same times. */
function CountedLine({ name, field }: KindProps<'line'>) {
  const answer = useAnswer(name);
  renders.set(name, (renders.get(name) ?? 0) + 1);
  return <TextField {...wordsOf(field)} {...answer} />;
}

const open = () =>
  openProbeForm(probeRecord({ one: line('One'), other: line('Other') }), {
    kinds: { ...everyKind, line: CountedLine },
  });

test('renders no other field while typing, not even on the first key', async () => {
  const { user } = open();
  renders.clear();

  await user.type(screen.getByLabelText('One'), 'word');

  expect(renders.get('other')).toBeUndefined();
});

test('renders only its own field when an error is corrected', async () => {
  const { user, submit } = open();
  await submit();
  await screen.findAllByText('Enter: One.');
  renders.clear();

  await user.type(screen.getByLabelText('One'), 'w');

  expect(renders.get('one')).toBeGreaterThan(0);
  expect(renders.get('other')).toBeUndefined();
});
