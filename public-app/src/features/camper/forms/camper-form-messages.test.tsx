import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, openCamperForm, submitButton } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

const yesOrNo = "Choose 'Yes' or 'No'";
const phone = 'Enter a phone number, including area code.';

// docs/product/camper.md; the parent/guardian block is emptied first, since the account fills it in.
const requiredMessages: Record<string, string> = {
  nameFirst: 'Enter campers first name.',
  nameLast: 'Enter campers last name.',
  sex: "Choose 'Boy' or 'Girl'.",
  birthdate: 'Enter campers birthdate.',
  shirtSize: 'Choose a shirt size.',
  grade: 'Choose a grade.',
  school: 'Enter campers school.',
  newCamper: yesOrNo,
  dietaryRestrictions: yesOrNo,
  parentNameFirst: 'Enter parent/guardian first name.',
  parentNameLast: 'Enter parent/guardian last name.',
  addressStreet: 'Enter a street address',
  addressCity: 'Enter a city.',
  addressState: 'Enter a state',
  addressZip: 'Enter a Zip Code.',
  addressCountry: 'Enter a Country.',
  phoneNumber: phone,
  emailAddress: 'Enter a valid email address.',
  emergencyContactName: 'Enter emergency contact name.',
  emergencyContactPhone: phone,
  emergencyContactRelation: 'Enter emergency contact relation.',
  dropOffContactName: 'Enter drop-off contact name.',
  dropOffContactPhone: phone,
  dropOffContactRelation: 'Enter drop-off contact relation.',
  pickUpContactName: 'Enter pick-up contact name.',
  pickUpContactPhone: phone,
  pickUpContactRelation: 'Enter pick-up contact relation.',
  diabetes: yesOrNo,
  allergicReactions: yesOrNo,
  behavioralConcerns: yesOrNo,
  tdap: 'Enter the date of the Tdap immunization.',
  mmr: 'Enter the date of the MMR immunization.',
  pediatricianName: 'Enter pediatrician name.',
  pediatricianNumber: phone,
  medications: yesOrNo,
  medicalConfirm: 'Please confirm that all medical information is correct by checking the box.',
  zeroConfirm:
    'Please confirm that you and your camper agree to the Zero Tolerance Policy by checking the box.',
};

const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;

const parentBlock = {
  parentNameFirst: '',
  parentNameLast: '',
  addressStreet: '',
  addressCity: '',
  addressState: '',
  addressZip: '',
  addressCountry: '',
  phoneNumber: '',
  phoneNumberAlt: '',
  emailAddress: '',
};

test('an empty form names everything that is missing, in the order of the page, and asks the server nothing', async () => {
  const { api } = await openCamperForm();
  fill(parentBlock);

  fireEvent.click(submitButton());

  expect(await screen.findByText('Form invalid. Please correct any errors.')).toBeVisible();
  const shown = Object.fromEntries(Object.keys(requiredMessages).map((name) => [name, errorOf(name)]));
  expect(shown).toEqual(requiredMessages);
  expect(document.querySelectorAll('.camp-field__error')).toHaveLength(Object.keys(requiredMessages).length);
  const summary = screen.getByRole('group', { name: 'Please check these answers' });
  const lines = within(summary).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(
    Object.keys(requiredMessages).map((name) => `#${name}`),
  );
  expect(lines.map((line) => line.textContent)).toEqual(
    expect.arrayContaining([
      'Enter campers first name.',
      "Diabetes: Choose 'Yes' or 'No'",
      "Medications: Choose 'Yes' or 'No'",
      'Pick-up contact: Enter a phone number, including area code.',
    ]),
  );
  expect(within(summary).getByText('Parent/guardian information (9)')).toBeVisible();
  expect(control('nameFirst')).toHaveFocus();
  expect(api.callsOf('POST /camper/create')).toHaveLength(0);
});

test('no message appears before a submit attempt', async () => {
  const { user } = await openCamperForm();

  await user.click(control('nameFirst'));
  await user.tab();
  await user.tab();

  expect(document.querySelector('.camp-field__error')).toBeNull();
});

const long51 = 'x'.repeat(51);
const long201 = 'x'.repeat(201);

const refused: readonly (readonly [name: keyof typeof completeAnswers, value: string, message: string])[] = [
  ['nameFirst', long51, 'Enter a first name (between 1 and 50 characters).'],
  ['nameLast', long51, 'Enter a last name (between 1 and 50 characters).'],
  ['birthdate', '1850-01-01', 'Enter a valid date.'],
  ['school', long201, 'Enter a school name up to 200 characters.'],
  ['parentNameFirst', long51, 'Enter a first name (between 1 and 50 characters).'],
  ['addressStreet', long51, 'Enter an address between 1 and 50 characters.'],
  ['addressCity', long51, 'Enter a city between 1 and 50 characters.'],
  ['addressState', 'Col', 'Enter a state'],
  ['phoneNumber', '12345', 'Enter a valid phone number.'],
  ['phoneNumberAlt', '12345', 'Enter a valid phone number.'],
  ['emailAddress', 'pat@example', 'Enter a valid email address.'],
  ['emergencyContactName', long51, 'Enter a name up to 50 characters.'],
  ['dropOffContactRelation', long51, 'Enter a relation up to 50 characters.'],
  ['pickUpContactPhone', 'call me', 'Enter a valid phone number.'],
  ['pediatricianNumber', '1', 'Enter a valid phone number.'],
  ['headaches', '1850-01-01', 'Enter a date for last headaches incident.'],
  ['bedWetting', '2200-01-01', 'Enter a date for last bed wetting incident.'],
];

const accepted: typeof completeAnswers = {
  ...completeAnswers,
  parentNameFirst: 'Pat',
  addressStreet: '1 Main Street',
  addressCity: 'Springfield',
  addressState: 'Colorado',
  phoneNumber: '(555) 123-4567',
  phoneNumberAlt: '',
  emailAddress: 'pat@example.com',
  headaches: '2020-01-01',
  bedWetting: '2020-01-01',
};

test('each answer is refused by its own words, and gets the focus', async () => {
  const { api } = await openCamperForm();
  fill(completeAnswers);

  for (const [name, value, message] of refused) {
    fill({ [name]: value });
    fireEvent.click(submitButton());

    await waitFor(() => expect([name, errorOf(name)]).toEqual([name, message]));
    await waitFor(() => expect(control(name)).toHaveFocus());
    expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
    expect(document.querySelectorAll('.camp-field__error')).toHaveLength(1);
    fill({ [name]: accepted[name] });
    await waitFor(() => expect(document.querySelector('.camp-field__error')).toBeNull());
  }

  expect(api.callsOf('POST /camper/create')).toHaveLength(0);
});

test('a corrected answer loses its message without another attempt', async () => {
  const { user } = await openCamperForm({ 'POST /camper/create': created() });
  fill({ ...completeAnswers, school: '' });
  fireEvent.click(submitButton());
  await screen.findByText('Form invalid. Please correct any errors.');

  await user.type(control('school'), 'Hill School');

  expect(errorOf('school')).toBeUndefined();
});
