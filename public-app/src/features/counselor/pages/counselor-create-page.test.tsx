import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { counselorSentences } from '@camp/contracts/test/sentences/counselor';
import { wrongForms } from '@camp/contracts/test/sentences/sentences';
import { screen, waitFor, within } from '@testing-library/react';
import { control, fillForm, shownErrors, yesToDetails } from '@camp/forms/testing/fill-form';
import CounselorCreatePage from './counselor-create-page';

const block = {
  _id: '64b0000000000000000000b1',
  parentNameFirst: 'Robin',
  parentNameLast: 'Guardian',
  phoneNumber: '555-765-0001',
  phoneNumberAlt: '',
  emailAddress: 'robin@example.com',
  addressStreet: '9 Oak Street',
  addressCity: 'Boulder',
  addressState: 'CO',
  addressZip: '80302',
  addressCountry: 'USA',
};

/** The prefilled values of the parent section. */
async function parentPart(parents: FakeAnswers[string], userType: 'Parent' | 'Counselor') {
  localStorage.clear();
  fakeApi({
    'GET /user/current': { msg: parent({ userType }) },
    'GET /camp/current': openCamp(),
    'GET /parent/list?own=true': parents,
  });
  renderPage(<CounselorCreatePage />, '/counselor/create');
  const form = within(await screen.findByRole('form', { name: 'Counselor registration' }));
  return [
    'Parent/guardian first name',
    'Parent/guardian last name',
    'Parent/guardian phone number',
    'Parent/guardian email address',
    'Street address',
  ].map((name) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).value);
}

// The address of a counselor's account is the counselor's own.
test.each([
  ['Parent', '9 Oak Street'],
  ['Counselor', '1 Main Street'],
] as const)(
  'the stored parent/guardian block is the first value on a %s account',
  async (userType, street) => {
    expect(await parentPart([block], userType)).toEqual([
      'Robin',
      'Guardian',
      '555-765-0001',
      'robin@example.com',
      street,
    ]);
  },
);

test('without a block, the parent comes from the account, even if loading the block fails', async () => {
  const unreadable = () => refusal(403, 'Not allowed.');

  expect(await parentPart(unreadable, 'Parent')).toEqual([
    'Pat',
    'Parent',
    '555-123-4567',
    'pat@example.com',
    '1 Main Street',
  ]);
});

const answers = {
  nameFirst: 'Quinn',
  nameLast: 'Counselor',
  sex: 'Female',
  birthdate: '2010-04-09',
  shirtSize: 'XXX-Large',
  grade: '11th',
  diabetes: 'No',
  allergicReactions: 'No',
  mmr: '2020-01-01',
  covid: 'No',
  medicalConfirm: true,
  datesConfirm: true,
  zeroConfirm: true,
};

test('reports each missing and each invalid answer, in page order', async () => {
  const { missing, wrong } = counselorSentences;
  localStorage.clear();
  const unknown = {
    ...{ nameFirst: '', nameLast: '', phone: '', phoneAlt: '', email: '', addressStreet: '' },
    ...{ addressCity: '', addressState: '', addressZip: '', addressCountry: '' },
  };
  const api = fakeApi({
    'GET /user/current': { msg: parent({ userType: 'Counselor', ...unknown }) },
    'GET /camp/current': openCamp(),
    'GET /parent/list?own=true': [],
  });
  const { user } = renderPage(<CounselorCreatePage />, '/counselor/create');
  const submit = async () => user.click(await screen.findByRole('button', { name: 'Submit Registration' }));

  await submit();
  expect(await screen.findByText('Form invalid. Please fix any errors and submit agian.')).toBeVisible();
  expect(shownErrors()).toEqual(Object.entries(missing));
  expect(control('nameFirst')).toHaveFocus();

  fillForm({ ...answers, ...yesToDetails(wrong) });
  for (const form of wrongForms(wrong)) {
    fillForm(Object.fromEntries(form));
    await submit();
    await waitFor(() => expect(shownErrors()).toEqual(form.map(([name, , sentence]) => [name, sentence])));
  }

  fillForm({ covid: 'Yes' });
  await submit();
  await waitFor(() =>
    expect(shownErrors()).toContainEqual(['covidVaccineImage', 'Please select an image file.']),
  );
  expect(api.callsOf('POST /counselor/create')).toEqual([]);
});
