import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { staffApplicationRules } from '@camp/contracts/staff-application/rules';
import { screen, waitFor, within } from '@testing-library/react';
import { fillForm } from './testing/fill-form';
import { openProbeForm } from './testing/probe-form';

// The hardest record of all, whose own form is still to come: its declaration alone makes one that works.

beforeEach(() => {
  localStorage.clear();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const open = () => openProbeForm(staffApplicationRecord, { rules: staffApplicationRules });

const answers = {
  nameFirst: 'Sasha',
  nameLast: 'Staff',
  sex: 'Female',
  addressStreet: '1 Main Street',
  addressCity: 'Springfield',
  addressState: 'CO',
  addressZip: '80000',
  addressCountry: 'USA',
  phoneNumber: '(303) 555-0188',
  emailAddress: 'sasha@example.com',
  birthdate: '1990-03-02',
  shirtSize: 'Large',
  emergencyContactName: 'Emery Contact',
  emergencyContactPhone: '(303) 555-0189',
  emergencyContactRelation: 'Brother',
  staffPosition: 'Kitchen Staff',
  staffPositionsAlt: ['Craft Staff', 'Musical Staff'],
  staffPositionsPast: 'None',
  daysAtCamp: ['2027-07-25'],
  overnightStay: 'Yes',
  doctorName: 'Dr. Doe',
  doctorNumber: '(303) 555-0190',
  dizzinessFainting: '2020-05-06',
  diabetes: 'No',
  allergicReactions: 'Yes',
  allergicReactionsVal: 'Bees',
  recentSeriousIllness: 'No',
  restrictedActivity: 'No',
  medications: 'No',
  dietaryRestrictions: 'No',
  tdap: '2020-01-01',
  mmr: '2020-01-01',
  covid: 'No',
  medicalConfirm: true,
  cpr: 'Yes',
  cprVal: '2028-09-30',
  firstAid: 'No',
  foodHandler: 'No',
  hobbiesInterests: 'Kites',
};

test('its answers are sent, lists and the days behind a Yes among them', async () => {
  const { sent, submit } = open();
  fillForm(answers);

  await submit();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual(answers);
});

test('a Yes to the vaccination needs the picture, which then travels along', async () => {
  const { sent, submit } = open();
  fillForm({ ...answers, covid: 'Yes' });
  await submit();
  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  const wrong = within(summary)
    .getAllByRole('link')
    .map((line) => line.getAttribute('href'));
  const card = new File(['x'], 'card.png', { type: 'image/png' });

  fillForm({ covidVaccineImage: card });
  await submit();

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(wrong).toEqual(['#covidVaccineImage']);
  expect(sent[0]?.file).toBe(card);
});

test('an alternate that is the primary position is told at the alternates', async () => {
  const { sent, submit } = open();
  fillForm({ ...answers, staffPositionsAlt: ['Kitchen Staff'] });

  await submit();

  expect(await screen.findAllByText(/Choose other positions than your primary one\./)).not.toHaveLength(0);
  expect(sent).toEqual([]);
});
