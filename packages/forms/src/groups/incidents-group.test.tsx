import { screen } from '@testing-library/react';
import type { Resolver } from 'react-hook-form';
import type { FormValues } from '../form-values';
import type { FieldOfKind } from '../kinds/kind-props';
import { IncidentKind } from '../kinds/incident-kind';
import { renderSmallForm } from '../testing/small-form';
import { IncidentsGroup } from './incidents-group';

const group = {
  kind: 'incidents',
  title: 'Has your camper had any of these?',
  hint: 'Tick what has happened.',
  none: 'None of these',
} as const;

const incident = (question: string): FieldOfKind<'incident'> => ({
  section: 'medical',
  group: 'incidents',
  kind: 'incident',
  visibility: 'medical',
  question,
  missing: `Enter a date for last ${question.toLowerCase()} incident.`,
  wrong: 'Enter a valid date.',
});
const fields = ['Asthma', 'Headaches'].map((question) => ({
  name: question.toLowerCase(),
  field: incident(question),
}));

/** Rejects everything that isn't a date, like the schema. */
const askForDates: Resolver<FormValues> = (values) => {
  const errors = Object.fromEntries(
    fields
      .filter(({ name }) => values[name] !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(String(values[name])))
      .map(({ name, field }) => [name, { type: 'date', message: field.missing }]),
  );
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

function ask(values: { asthma?: string; headaches?: string } = {}) {
  const sent = jest.fn();
  const form = renderSmallForm(
    <IncidentsGroup
      record={{ name: 'probe', version: 1, sections: {}, groups: {}, fields: {} }}
      id="incidents"
      group={group}
      fields={fields}
      fieldOf={({ name, field }) => <IncidentKind name={name} field={field as FieldOfKind<'incident'>} />}
    >
      {null}
    </IncidentsGroup>,
    { values: { asthma: '', headaches: '', ...values }, resolver: askForDates, onSubmit: sent },
  );
  return { ...form, sent: () => sent.mock.calls[0]?.[0] as unknown };
}

const tick = (name: string) => screen.getByRole('checkbox', { name });
const day = (condition: string) => screen.queryByLabelText(`Last incident: ${condition}`);
const send = () => screen.getByRole('button', { name: 'Send' });

it('asks for the day of selected conditions only', async () => {
  const { user, sent } = ask();
  const before = [day('Asthma'), day('Headaches')];

  await user.click(tick('Asthma'));
  await user.type(day('Asthma') as HTMLElement, '2020-05-17');
  await user.click(send());

  expect(before).toEqual([null, null]);
  expect(day('Headaches')).toBeNull();
  expect(sent()).toEqual({ asthma: '2020-05-17', headaches: '' });
});

it('rejects a selection without its day, and sends nothing', async () => {
  const { user, sent } = ask();

  await user.click(tick('Headaches'));
  await user.tab();
  await user.click(send());

  expect(await screen.findByText('Enter a date for last headaches incident.')).toBeVisible();
  expect(day('Headaches')).toBeInvalid();
  expect(sent()).toBeUndefined();
});

it('clears the other selections when none applies', async () => {
  const { user, sent } = ask({ asthma: '2020-05-17' });
  await user.click(tick('Headaches'));
  await user.click(send());
  await screen.findByText('Enter a date for last headaches incident.');

  await user.click(tick('None of these'));

  expect([tick('Asthma'), tick('Headaches')].map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    false,
  ]);
  expect(screen.queryByText('Enter a date for last headaches incident.')).not.toBeInTheDocument();
  await user.click(send());
  expect(sent()).toEqual({ asthma: '', headaches: '' });
});

it('clears “none” when a condition is selected, even if the condition is cleared again', async () => {
  const { user } = ask();
  await user.click(tick('None of these'));
  const atFirst = (tick('None of these') as HTMLInputElement).checked;

  await user.click(tick('Asthma'));
  await user.click(tick('Asthma'));

  expect(atFirst).toBe(true);
  expect(tick('None of these')).not.toBeChecked();
});

it('keeps an entered day for the next selection', async () => {
  const { user, valueOf } = ask();
  await user.click(tick('Asthma'));
  await user.type(day('Asthma') as HTMLElement, '2020-05-17');

  await user.click(tick('None of these'));
  const onNone = valueOf('asthma');
  await user.click(tick('Asthma'));

  expect(onNone).toBe('');
  expect(day('Asthma')).toHaveValue('2020-05-17');
});

it('shows the selection of a draft without its day', () => {
  ask({ asthma: 'undated' });

  expect(tick('Asthma')).toBeChecked();
  expect(day('Asthma')).toHaveValue('');
});

it('works with the keyboard alone', async () => {
  const { user } = ask();
  await user.tab();
  expect(tick('Asthma')).toHaveFocus();

  await user.keyboard(' ');
  await user.tab();

  expect(day('Asthma')).toHaveFocus();
});
