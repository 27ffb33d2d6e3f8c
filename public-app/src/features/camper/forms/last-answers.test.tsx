import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { camper } from '@camp/testing/browser/records';
import { control, fill } from '../testing/fill-camper-form';
import { created, everyRecord, openCamperForm, submitButton } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

const nobody = { camper: [], counselor: [], counselorApp: [], staff: [], payments: [] };

const contacts = {
  emergencyContactName: 'Emery Contact',
  emergencyContactPhone: '555-123-4568',
  emergencyContactRelation: 'Aunt',
  dropOffContactName: 'Dale Driver',
  dropOffContactPhone: '555-123-4569',
  dropOffContactRelation: 'Neighbor',
  pickUpContactName: 'Pia Picker',
  pickUpContactPhone: '555-123-4560',
  pickUpContactRelation: 'Grandmother',
  pediatricianName: 'Dr. Doe',
  pediatricianNumber: '555-123-4570',
};

const lastYear = camper({
  ...contacts,
  shirtSize: 'Child Large',
  newCamper: 'Yes',
  newCamperVal: 'From a friend',
  dietaryRestrictions: 'Yes',
  dietaryRestrictionsVal: 'No nuts',
  asthma: '2024-05-01T00:00:00.000Z',
  diabetes: 'No',
  allergicReactions: 'Yes',
  allergicReactionsVal: 'Bees',
  behavioralConcerns: 'No',
  tdap: '2021-08-10T00:00:00.000Z',
  mmr: '2020-08-12T00:00:00.000Z',
  covid: 'No',
  medications: 'No',
  medicalConfirm: true,
  zeroConfirm: true,
  signatures: {
    medicalConfirm: { userId: 'u', version: 1, at: '2026-01-01T00:00:00.000Z' },
    zeroConfirm: { userId: 'u', version: 0, at: '2026-01-01T00:00:00.000Z' },
  },
});

const create = 'POST /camper/create';

/** The form of a returning camper. */
const again = (registrations = [lastYear], otherwise: object = {}) =>
  openCamperForm(
    {
      [`GET /camper/read/${lastYear._id}`]: { ...lastYear, ...otherwise },
      [everyRecord]: () => ({ ...nobody, camper: registrations }),
      [create]: () => created(),
    },
    `?copyFrom=${lastYear._id}`,
  );

// Not by role, since each such query takes a second in a form of this length.
const sections = () =>
  [...document.querySelectorAll('.last-answers__press button')].map((button) =>
    button.getAttribute('aria-label')?.replace('Everything here is still right: ', ''),
  );
const press = (...titles: string[]) => {
  for (const title of titles)
    fireEvent.click(screen.getByLabelText(`Everything here is still right: ${title}`));
};
const change = (label: string) =>
  fireEvent.click(screen.getByText(` ${label}`, { selector: '.last-answers__line button *', trim: false }));
/** The folded answers of a section, each with its label. */
const linesOf = (section: string) =>
  [...document.querySelectorAll(`#${section} .last-answers__line`)].map(
    ({ children: [label, value] }) => `${label?.textContent.trim()}: ${value?.textContent}`,
  );
const isFolded = (name: string) => document.querySelector(`[name=${name}]`) === null;
const submit = async (api: Awaited<ReturnType<typeof again>>['api']) => {
  fireEvent.click(submitButton());
  await waitFor(() =>
    expect(api.callsOf(create).length + screen.queryAllByText(/^Form invalid/).length).toBe(1),
  );
};
const sentIn = ({ callsOf }: { callsOf: (call: string) => { body: unknown }[] }) => callsOf(create)[0]?.body;

test('last year’s answers are folded in their fields’ places, and one press copies a section', async () => {
  await again();
  expect(sections()).toEqual([
    'Camper information',
    'Emergency contact',
    'Drop-off and pick-up',
    'Medical',
    'Immunizations',
    'Pediatrician',
    'Medications',
  ]);
  expect(screen.getAllByText('Your answers from 2026')).toHaveLength(7);
  expect(linesOf('camper-information')).toEqual([
    'Shirt size: Child Large',
    'School: Springfield Elementary',
    'Dietary restrictions: YesWhat are the restrictions?No nuts',
  ]);
  expect(linesOf('emergency-contact')).toEqual(['Emergency contact: Emery Contact, Aunt(555) 123-4568']);
  // Phone numbers of earlier answers are not links.
  expect(document.querySelector('.last-answers__line a')).toBeNull();
  expect(isFolded('shirtSize')).toBe(true);
  // The grade changes each year, and a returning camper is not new.
  expect(control('grade')).toHaveValue('');
  expect(control('newCamper', 'No')).toBeChecked();

  press('Camper information');

  expect(linesOf('camper-information')).toContain('Shirt size: Child Large');
  expect(screen.getAllByLabelText('Still right:')).toHaveLength(3);
  expect(screen.getByText(/Copied from 2026\. Update anything/)).toHaveFocus();
  change('Shirt size');
  expect(control('shirtSize')).toHaveFocus();
  expect(control('shirtSize')).toHaveValue('Child Large');
  fill({ shirtSize: 'Adult Small' });
  expect(control('shirtSize')).toHaveValue('Adult Small');
});

test('one answer opens with last year’s value, and the others are sent with it', async () => {
  const { api } = await again();
  change('Dietary restrictions');
  expect(control('dietaryRestrictions', 'Yes')).toHaveFocus();
  fill({ dietaryRestrictionsVal: 'No milk', grade: '6th', medicalConfirm: true, zeroConfirm: true });

  press('Camper information', 'Medical', 'Immunizations', 'Pediatrician', 'Medications');
  press('Emergency contact', 'Drop-off and pick-up');
  await submit(api);

  expect(sentIn(api)).toMatchObject({
    shirtSize: 'Child Large',
    dietaryRestrictions: 'Yes',
    dietaryRestrictionsVal: 'No milk',
    asthma: '2024-05-01',
    allergicReactionsVal: 'Bees',
    covid: 'No',
    pickUpContactName: 'Pia Picker',
  });
});

test('a group of conditions opens at its first control, which need not have happened', async () => {
  await again([lastYear], { asthma: null, headaches: '2024-05-01T00:00:00.000Z' });

  change('Last incidents');

  expect(control('asthma-happened')).toHaveFocus();
});

test('medical answers are copied and confirmed separately, and are not stored on the device', async () => {
  await again();
  expect(control('medicalConfirm')).not.toBeChecked();
  expect(control('zeroConfirm')).not.toBeChecked();

  press('Medical', 'Immunizations', 'Pediatrician', 'Medications', 'Emergency contact');
  fireEvent(window, new Event('pagehide'));

  expect(control('medicalConfirm')).not.toBeChecked();
  expect(control('zeroConfirm')).not.toBeChecked();
  const draft = localStorage.getItem(`draft:camper:64b000000000000000000001:2027:${lastYear._id}`);
  expect(draft).toContain('Emery Contact');
  expect(draft).not.toContain('Bees');
});

test('an answer that is neither copied nor changed is missing: its field opens empty below last year’s answer', async () => {
  const { api } = await again();
  await submit(api);

  expect(control('shirtSize')).toHaveFocus();
  expect(control('shirtSize')).toHaveValue('');
  expect(linesOf('camper-information')).toContain('Shirt size: Child Large');
  await act(async () => {
    fill({ shirtSize: 'Adult Small' });
    press('Camper information');
    await Promise.resolve();
  });

  expect(control('shirtSize')).toHaveValue('Adult Small');
  expect(isFolded('school')).toBe(true);
  expect(document.getElementById('school-error')).toBeNull();
});

test('an optional answer is not skipped without a notice', async () => {
  const { api } = await again();
  fill({ grade: '6th', medicalConfirm: true, zeroConfirm: true });
  press('Camper information', 'Immunizations', 'Pediatrician', 'Medications');
  press('Emergency contact', 'Drop-off and pick-up');
  for (const label of ['Diabetes', 'Allergic reactions', 'Behavioral concerns']) change(label);

  await submit(api);

  const description = 'Medical: Please check your answers from 2026.';
  expect(linesOf('medical')).toEqual(['Last incidents: Asthma: May 1, 2024']);
  const button = document.getElementById('still-right-medical');
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription(description);
  expect(api.callsOf(create)).toHaveLength(0);
  fireEvent.click(button as HTMLElement);
  expect(screen.queryByText(description)).toBeNull();
  fireEvent.click(submitButton());
  await waitFor(() => expect(sentIn(api)).toMatchObject({ asthma: '2024-05-01' }));
});

test('among many errors, unchecked answers are listed with their section', async () => {
  const { api } = await again();
  await submit(api);

  const fold = screen.getByText('Medical:', { selector: 'summary' });
  expect(fold).toHaveTextContent(/^Medical: \d to fix$/);
  fireEvent.click(fold);
  const line = await screen.findByText(/Please check your answers from 2026/, { selector: 'li a' });
  expect(line.closest('details')).toContainElement(fold);
});

test('an old answer that is no longer valid opens with its error', async () => {
  const { api } = await again([lastYear], { shirtSize: 'Doll' });
  press('Camper information');
  await submit(api);

  expect(control('shirtSize')).toHaveFocus();
  expect(document.getElementById('shirtSize-error')).toHaveTextContent(camperSentences.missing.shirtSize);
});

test('answers that the draft already has are not offered again', async () => {
  const { unmount } = await again();
  press('Emergency contact');
  fireEvent(window, new Event('pagehide'));
  unmount();

  await again();

  expect(control('emergencyContactName')).toHaveValue('Emery Contact');
  expect(sections()).not.toContain('Emergency contact');
});

test('contacts come from the family’s latest registration, medical answers only from the same person’s', async () => {
  const sister = camper({
    ...lastYear,
    _id: 's',
    nameFirst: 'Ava',
    campYear: 2027,
    createdAt: '2027-02-01T00:00:00.000Z',
    emergencyContactName: 'Nina New',
  });
  await openCamperForm({ [everyRecord]: () => ({ ...nobody, camper: [lastYear, sister] }) });
  expect(sections()).toEqual(['Emergency contact', 'Drop-off and pick-up', 'Pediatrician']);
  expect(screen.getAllByText('Your answers for Ava from 2027')).toHaveLength(3);

  change('Emergency contact');

  expect(control('emergencyContactName')).toHaveValue('Nina New');
  expect(control('nameFirst')).toHaveValue('');
});

test('a policy text that changed since is marked', async () => {
  await again();

  expect(screen.getAllByText(/has changed since you agreed to it in 2026/)).toHaveLength(1);
});

test('a family without a registration is offered nothing', async () => {
  const { api } = await openCamperForm({ [everyRecord]: () => nobody });

  expect(api.callsOf(everyRecord)).toHaveLength(1);
  expect(sections()).toEqual([]);
});
