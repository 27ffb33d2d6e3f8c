import type { Field, FieldKind } from '@camp/contracts/records/field';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FieldOfKind } from './kinds/kind-props';
import { fillForm, type GivenAnswer } from './testing/fill-form';
import { openProbeForm, probeDraftKey, probeRecord } from './testing/probe-form';

beforeEach(() => {
  localStorage.clear();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const placed = { section: 'second', question: 'How is it?', missing: 'Say how it is.' } as const;
const asked = { ...placed, visibility: 'open' } as const;

const name: Field = {
  ...asked,
  section: 'first',
  kind: 'line',
  question: 'Name',
  limit: 50,
  missing: 'Enter a name.',
};

interface Probe<Kind extends FieldKind> {
  /** The declaration entry that adds the field. */
  field: FieldOfKind<Kind>;
  /** The answer, as a person types or selects it. */
  typed: GivenAnswer;
  /** The value that is sent. Absent if nothing is sent. */
  sent?: string | boolean | string[];
  /** Whether the draft stores it. */
  inDraft?: true;
  /** Whether the field is optional. */
  mayBeEmpty?: true;
}

const options = ['Red', 'Blue'] as const;
const day = { typed: '2020-02-03', sent: '2020-02-03', inDraft: true } as const;
const wrong = 'This cannot be.';

// A missing kind doesn't compile.
const probes: { [Kind in FieldKind]: Probe<Kind> } = {
  line: { field: { ...asked, kind: 'line', limit: 9 }, typed: 'Fine', sent: 'Fine', inDraft: true },
  prose: { field: { ...asked, kind: 'prose', limit: 9 }, typed: 'So so', sent: 'So so', inDraft: true },
  phone: { field: { ...asked, kind: 'phone' }, typed: '3035550188', sent: '(303) 555-0188', inDraft: true },
  email: { field: { ...asked, kind: 'email' }, typed: 'a@example.com', sent: 'a@example.com', inDraft: true },
  zip: { field: { ...asked, kind: 'zip' }, typed: '80301', sent: '80301', inDraft: true },
  state: { field: { ...asked, kind: 'state' }, typed: 'CO', sent: 'CO', inDraft: true },
  choice: {
    field: { ...asked, kind: 'choice', options },
    typed: 'Blue',
    sent: 'Blue',
    inDraft: true,
  },
  ranked: {
    field: { ...asked, kind: 'ranked', options, group: 'trail' },
    typed: 'Blue',
    sent: 'Blue',
    inDraft: true,
  },
  several: {
    field: { ...asked, kind: 'several', options },
    typed: ['Blue'],
    sent: ['Blue'],
    inDraft: true,
  },
  yesNo: { field: { ...asked, kind: 'yesNo' }, typed: 'Yes', sent: 'Yes', inDraft: true },
  yesNoDetail: {
    field: {
      ...asked,
      kind: 'yesNoDetail',
      detail: { kind: 'text', question: 'Why?', limit: 9, missing: 'Say why.', tooLong: 'Too long.' },
    },
    typed: 'No',
    sent: 'No',
    inDraft: true,
  },
  date: { field: { ...asked, kind: 'date', wrong }, ...day },
  pastDate: { field: { ...asked, kind: 'pastDate', wrong }, ...day },
  birthdate: { field: { ...asked, kind: 'birthdate', wrong }, ...day },
  incident: { field: { ...asked, kind: 'incident', group: 'trail', wrong }, ...day, mayBeEmpty: true },
  campDays: {
    field: { ...asked, kind: 'campDays', days: 8 },
    typed: ['2027-07-25'],
    sent: ['2027-07-25'],
    inDraft: true,
  },
  number: {
    field: { ...asked, kind: 'number', least: 0, most: 9, wrong },
    typed: '7',
    sent: '7',
    inDraft: true,
  },
  confirmation: { field: { ...asked, kind: 'confirmation', version: 1 }, typed: true, sent: true },
  picture: {
    field: { ...asked, kind: 'picture' },
    typed: new File(['x'], 'card.png', { type: 'image/png' }),
    mayBeEmpty: true,
  },
  password: { field: { ...placed, kind: 'password' }, typed: 'Trailhead7', sent: 'Trailhead7' },
  passwordAgain: {
    field: { ...placed, kind: 'passwordAgain', repeats: 'name' },
    typed: 'Casey',
    sent: 'Casey',
  },
};

/** The field's control. An incident asks for its day once it is ticked. */
const controlOf = (name: string) =>
  document.querySelector<HTMLElement>(`[name="${name}"]`) ??
  document.querySelector<HTMLElement>(`[name="${name}-happened"]`);

const summary = () => screen.queryByRole('group', { name: 'Please check these answers' });
const lines = () => {
  const shown = summary();
  return shown
    ? within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
};

describe.each(Object.entries(probes) as [FieldKind, Probe<FieldKind>][])(
  'one entry of the kind %s',
  (_kind, { field, typed, sent: expected, inDraft, mayBeEmpty }) => {
    const record = probeRecord({ name, added: field as Field });

    test('appears in its section of the form, and at its position in the summary', async () => {
      const { submit, sent } = openProbeForm(record);
      const section = screen.getByRole('region', { name: 'Second part' });

      await submit();

      expect(section).toContainElement(controlOf('added'));
      expect(within(section).getByText('How is it?')).toBeVisible();
      await waitFor(() =>
        expect(lines()).toEqual(mayBeEmpty ? ['Enter a name.'] : ['Enter a name.', placed.missing]),
      );
      expect(sent).toEqual([]);
    });

    test('is sent, and stored in the draft if allowed', async () => {
      const { submit, sent } = openProbeForm(record);
      fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Casey' } });

      fillForm({ added: typed });
      fireEvent(document, new Event('visibilitychange'));
      await submit();

      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]?.body).toEqual({ name: 'Casey', ...(expected !== undefined && { added: expected }) });
      expect(sent[0]?.file).toBe(typed instanceof File ? typed : undefined);
      const { answers } = JSON.parse(localStorage.getItem(probeDraftKey) ?? '{}') as { answers: object };
      expect(answers).toEqual({
        name: 'Casey',
        ...(inDraft && { added: expected }),
        ...(field.kind === 'yesNoDetail' && { addedVal: '' }),
      });
    });
  },
);

test('stores a medical answer with consent only, whatever its kind', async () => {
  const secret: Field = { ...asked, kind: 'line', visibility: 'medical', limit: 50 };
  const { user } = openProbeForm(probeRecord({ name, added: secret }));
  fillForm({ added: 'Bees' });
  fireEvent(document, new Event('visibilitychange'));
  const without = localStorage.getItem(probeDraftKey);

  await user.click(screen.getByRole('checkbox', { name: /Also save medical answers/ }));

  expect(without).not.toContain('Bees');
  expect(localStorage.getItem(probeDraftKey)).toContain('Bees');
});
