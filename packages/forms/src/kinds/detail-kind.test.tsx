import { screen } from '@testing-library/react';
import { renderSmallForm } from '../testing/small-form';
import { DetailKind } from './detail-kind';
import type { FieldOfKind } from './kind-props';

type Question = FieldOfKind<'yesNoDetail'>;

const base = {
  section: 'medical',
  kind: 'yesNoDetail',
  visibility: 'medical',
  missing: "Choose 'Yes' or 'No'",
} as const;
const allergies: Question = {
  ...base,
  question: 'Allergies?',
  detail: { kind: 'text', question: 'Which ones?', limit: 200, missing: 'Enter them.', tooLong: 'Shorter.' },
};
const certificate: Question = {
  ...base,
  question: 'CPR?',
  detail: { kind: 'date', question: 'Until when?', missing: 'Enter a date.', wrong: 'Enter a date.' },
};

const ask = (field: Question) =>
  renderSmallForm(<DetailKind name="asked" field={field} />, { values: { asked: '', askedVal: '' } });

const box = (label: string) => screen.queryByLabelText<HTMLInputElement>(label);

it('asks for the detail only after Yes', async () => {
  const { user } = ask(allergies);
  const before = box('Which ones?');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  const onNo = box('Which ones?');

  await user.click(screen.getByRole('radio', { name: 'Yes' }));

  expect([before, onNo]).toEqual([null, null]);
  expect(box('Which ones?')).toBeRequired();
});

it('keeps typed text while the answer switches', async () => {
  const { user, valueOf } = ask(allergies);
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  await user.type(screen.getByLabelText('Which ones?'), 'Nuts');

  await user.click(screen.getByRole('radio', { name: 'No' }));
  const onNo = [box('Which ones?'), valueOf('askedVal')];
  await user.click(screen.getByRole('radio', { name: 'Yes' }));

  expect(onNo).toEqual([null, 'Nuts']);
  expect(box('Which ones?')).toHaveValue('Nuts');
});

it('is next in the tab order', async () => {
  const { user } = ask(allergies);
  await user.tab();
  await user.keyboard(' ');

  await user.tab();

  expect(box('Which ones?')).toHaveFocus();
});

it('asks for a date if the detail is a date', async () => {
  const { user } = ask(certificate);

  await user.click(screen.getByRole('radio', { name: 'Yes' }));

  expect(box('Until when?')).toHaveAttribute('type', 'date');
});
