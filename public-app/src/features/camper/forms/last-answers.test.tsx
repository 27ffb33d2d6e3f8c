import { fireEvent, screen, within } from '@testing-library/react';
import { camper } from '@camp/testing/browser/records';
import { control, fill } from '../testing/fill-camper-form';
import { everyRecord, openCamperForm } from '../testing/open-camper-form';

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

/** The form of a returning camper. */
const again = (registrations = [lastYear]) =>
  openCamperForm(
    {
      [`GET /camper/read/${lastYear._id}`]: lastYear,
      [everyRecord]: () => ({ ...nobody, camper: registrations }),
    },
    `?copyFrom=${lastYear._id}`,
  );

// Not by their roles: in a form of this length each such look takes a second.
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.last-answers button')];
const sections = () =>
  buttons().map((button) => button.getAttribute('aria-label')?.replace('Still right: ', ''));
const press = (...titles: string[]) => {
  for (const title of titles) {
    const button = buttons().find((one) => one.getAttribute('aria-label') === `Still right: ${title}`);
    if (!button) throw new Error(`Nothing is offered for ${title}.`);
    fireEvent.click(button);
  }
};

test('last year’s answers stand in their sections and are taken over by one press each', async () => {
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
  const about = within(screen.getByLabelText('Answers of 2026: Camper information'));
  expect(about.getByText('In 2026 you answered')).toBeVisible();
  expect(about.getByText('No nuts')).toBeVisible();
  // Nobody means to call from here.
  for (const group of screen.getAllByRole('group', { name: /^Answers of 2026/ }))
    expect(within(group).queryByRole('link')).toBeNull();
  expect(about.queryByText('5th')).toBeNull();
  expect(control('shirtSize')).toHaveValue('');

  press('Camper information');

  expect(control('shirtSize')).toHaveValue('Child Large');
  expect(control('school')).toHaveValue('Springfield Elementary');
  expect(control('dietaryRestrictions', 'Yes')).toBeChecked();
  expect(control('dietaryRestrictionsVal')).toHaveValue('No nuts');
  // Another grade each year, and not new any more.
  expect(control('grade')).toHaveValue('');
  expect(control('newCamper', 'No')).toBeChecked();
  expect(control('diabetes', 'No')).not.toBeChecked();
  expect(screen.getByText(/Copied from 2026\. Update anything/)).toHaveFocus();
  fill({ shirtSize: 'Adult Small' });
  expect(control('shirtSize')).toHaveValue('Adult Small');
});

test('the medical part is confirmed by its own presses and its own tick, and stays off the device', async () => {
  await again();

  press('Medical', 'Immunizations', 'Pediatrician', 'Medications', 'Emergency contact');
  fireEvent(window, new Event('pagehide'));

  expect(control('asthma')).toHaveValue('2024-05-01');
  expect(control('allergicReactionsVal')).toHaveValue('Bees');
  expect(control('tdap')).toHaveValue('2021-08-10');
  expect(control('covid', 'No')).toBeChecked();
  expect(control('medications', 'No')).toBeChecked();
  expect(control('medicalConfirm')).not.toBeChecked();
  expect(control('zeroConfirm')).not.toBeChecked();
  const draft = localStorage.getItem(`draft:camper:64b000000000000000000001:2027:${lastYear._id}`);
  expect(draft).toContain('Emery Contact');
  expect(draft).not.toContain('Bees');
});

test('a contact in which something is typed stays as it is, the others are filled in', async () => {
  await again();
  fill({ dropOffContactName: 'Grandma' });

  press('Drop-off and pick-up');

  expect(control('dropOffContactName')).toHaveValue('Grandma');
  expect(control('dropOffContactPhone')).toHaveValue('');
  expect(control('pickUpContactName')).toHaveValue('Pia Picker');
  expect(screen.getByText(/except where you’d already answered/)).toBeVisible();
});

test('contacts come from the family’s latest registration, of nobody else anything medical', async () => {
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
  expect(screen.getAllByText('For Ava in 2027 you answered')).toHaveLength(3);

  press('Emergency contact');

  expect(control('emergencyContactName')).toHaveValue('Nina New');
  expect(control('nameFirst')).toHaveValue('');
});

test('a text that has changed since is said to have', async () => {
  await again();

  expect(screen.getAllByText(/has changed since you agreed to it in 2026/)).toHaveLength(1);
});

test('a family without a registration is offered nothing', async () => {
  const { api } = await openCamperForm({ [everyRecord]: () => nobody });

  expect(api.callsOf(everyRecord)).toHaveLength(1);
  expect(sections()).toEqual([]);
});
