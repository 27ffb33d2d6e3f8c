import { fakeApi } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { staffApplicationSentences } from '@camp/contracts/test/sentences/staff-application';
import { wrongForms } from '@camp/contracts/test/sentences/sentences';
import { screen, waitFor } from '@testing-library/react';
import { control, fillForm, shownErrors, yesToDetails } from '@camp/forms/testing/fill-form';
import StaffCreatePage from './staff-create-page';

beforeEach(() => {
  localStorage.clear();
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

async function open(account: object = {}) {
  const api = fakeApi({
    'GET /user/current': { msg: parent(account) },
    'GET /camp/current': openCamp(),
    'POST /staff/create': { result: true, msg: { _id: 's' }, _id: 's' },
  });
  const { user } = renderPage(<StaffCreatePage />, '/staff/create');
  await screen.findByRole('form', { name: 'Staff application' });
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit Application' }));
  return { user, submit, sent: () => api.callsOf('POST /staff/create') };
}

const unknown = {
  ...{ nameFirst: '', nameLast: '', phone: '', phoneAlt: '', email: '' },
  ...{ addressStreet: '', addressCity: '', addressState: '', addressZip: '', addressCountry: '' },
};

const answers = {
  nameFirst: 'Sasha',
  sex: 'Female',
  birthdate: '1990-03-02',
  shirtSize: 'Large',
  emergencyContactName: 'Emery Contact',
  emergencyContactPhone: '(303) 555-0189',
  emergencyContactRelation: 'Brother',
  staffPosition: 'Kitchen Staff',
  staffPositionsAlt: ['Craft Staff', 'Other'],
  staffPositionsPast: 'None',
  daysAtCamp: ['2027-07-25', '2027-07-26'],
  overnightStay: 'Yes',
  doctorName: 'Dr. Doe',
  doctorNumber: '(303) 555-0190',
  dizzinessFainting: '2020-05-06',
  diabetes: 'No',
  allergicReactions: 'Yes',
  recentSeriousIllness: 'No',
  restrictedActivity: 'No',
  medications: 'No',
  dietaryRestrictions: 'No',
  tdap: '2020-01-01',
  mmr: '2020-01-01',
  covid: 'Yes',
  medicalConfirm: true,
  cpr: 'Yes',
  firstAid: 'No',
  foodHandler: 'No',
  hobbiesInterests: 'Kites',
};

/** Fields that appear after an answer to their question. */
const followed = { staffPositionOtherVal: 'Bus driver', allergicReactionsVal: 'Bees', cprVal: '2028-09-30' };

test('reports each missing and each invalid answer, in page order', async () => {
  const { missing, wrong } = staffApplicationSentences;
  const { submit, sent } = await open(unknown);
  expect(
    screen.getByText(
      'Staff arrive on Friday, July 23 to set up and leave on Friday, July 30. Check the days you’ll be there, ' +
        'starting with the first day of camp. Days after July 30 are for cleanup.',
    ),
  ).toBeVisible();
  await submit();
  expect(await screen.findByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(shownErrors()).toEqual(Object.entries(missing));
  expect(control('nameFirst')).toHaveFocus();

  fillForm({ ...answers, ...yesToDetails(wrong), covid: 'No' });
  for (const form of wrongForms(wrong)) {
    fillForm(Object.fromEntries(form));
    await submit();
    await waitFor(() => expect(shownErrors()).toEqual(form.map(([name, , sentence]) => [name, sentence])));
  }
  expect(sent()).toEqual([]);
});

test('the other position is required while it is asked, whether Other is above or below it', async () => {
  await open();
  fillForm({ staffPosition: 'Other' });
  expect(control('staffPositionOtherVal')).toBeRequired();
  expect(control('staffPositionOtherVal')).not.toHaveAccessibleDescription();

  fillForm({ staffPosition: 'Kitchen Staff', staffPositionsAlt: ['Other'] });

  expect(control('staffPositionOtherVal')).toBeRequired();
});

test('keeps a hidden answer while the person switches, and sends it only if it is shown', async () => {
  const { submit, sent } = await open();
  fillForm(answers);
  fillForm(followed);
  const card = new File(['x'], 'card.png', { type: 'image/png' });

  await submit();
  await waitFor(() => expect(shownErrors()).toEqual([['covidVaccineImage', 'Please select an image file.']]));
  fillForm({ covidVaccineImage: card, covid: 'No', allergicReactions: 'No', cpr: 'No' });
  expect(control('covidVaccineImage')).not.toBeVisible();
  // Like arrow keys that pass through the list.
  fillForm({ staffPosition: 'Craft Staff' });
  fillForm({ staffPosition: 'Other' });
  fillForm({ staffPosition: 'Kitchen Staff' });
  for (const position of ['Craft Staff', 'Other'])
    expect(screen.getByRole('checkbox', { name: position })).toBeChecked();
  fillForm({ staffPosition: 'Craft Staff', cpr: 'Yes' });

  // The primary position is not an alternate. A certificate's date returns with the answer Yes.
  expect(screen.queryByRole('checkbox', { name: 'Craft Staff' })).toBeNull();
  expect(control('cprVal')).toHaveValue('2028-09-30');
  await submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [{ body } = { body: {} }] = sent();
  expect(body).toMatchObject({
    ...{ staffPosition: 'Craft Staff', staffPositionOtherVal: 'Bus driver', cprVal: '2028-09-30' },
    ...{
      covid: 'No',
      nameFirst: 'Sasha',
      daysAtCamp: ['2027-07-25', '2027-07-26'],
      staffPositionsAlt: 'Other',
    },
    ...{ dizzinessFainting: '2020-05-06', userId: parent()._id },
  });
  expect(body).not.toHaveProperty('allergicReactionsVal');
  expect(body).not.toHaveProperty('covidVaccineImage');
});
