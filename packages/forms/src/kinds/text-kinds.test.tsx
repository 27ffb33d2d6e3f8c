import { screen } from '@testing-library/react';
import { renderSmallForm } from '../testing/small-form';
import type { FieldOfKind } from './kind-props';
import { LineKind, PhoneKind, StateKind } from './text-kinds';

const base = { section: 'all', visibility: 'contact', missing: 'Enter it.' } as const;
const country: FieldOfKind<'line'> = {
  ...base,
  kind: 'line',
  question: 'Country',
  limit: 50,
  suggestions: 'countries',
};
const phone: FieldOfKind<'phone'> = { ...base, kind: 'phone', question: 'Phone' };
const state: FieldOfKind<'state'> = { ...base, kind: 'state', question: 'State' };

const suggestionsOf = (label: string) => {
  const list = screen.getByLabelText<HTMLInputElement>(label).list;
  return [...(list?.options ?? [])].map(({ value }) => value);
};

it('suggests countries, the United States first, and accepts other text', async () => {
  const { user, valueOf } = renderSmallForm(<LineKind name="country" field={country} />, {
    values: { country: '' },
  });

  await user.type(screen.getByLabelText('Country'), 'Cascadia');
  await user.tab();

  expect(suggestionsOf('Country').slice(0, 2)).toEqual(['United States', 'Afghanistan']);
  expect(valueOf('country')).toBe('Cascadia');
});

it('suggests nothing for other single-line texts', () => {
  const { suggestions: _none, ...line } = country;
  renderSmallForm(<LineKind name="city" field={{ ...line, question: 'City' }} />);

  expect(suggestionsOf('City')).toEqual([]);
});

it('formats a phone number when the field loses focus', async () => {
  const { user, valueOf } = renderSmallForm(<PhoneKind name="phone" field={phone} />, {
    values: { phone: '' },
  });

  await user.type(screen.getByLabelText('Phone'), '303.555.0188');
  const whileTyping = valueOf('phone');
  await user.tab();

  expect([whileTyping, valueOf('phone')]).toEqual(['303.555.0188', '(303) 555-0188']);
  expect(screen.getByLabelText('Phone')).toHaveValue('(303) 555-0188');
});

it('writes a state in upper case when the field loses focus', async () => {
  const { user, valueOf } = renderSmallForm(<StateKind name="state" field={state} />, {
    values: { state: '' },
  });

  await user.type(screen.getByLabelText('State'), 'co');
  await user.tab();

  expect(valueOf('state')).toBe('CO');
});
