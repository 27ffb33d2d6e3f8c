import { camperSentences } from '@camp/testing/sentences/camper';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, openCamperForm, submitButton } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

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
  const shown = Object.fromEntries(Object.keys(camperSentences.missing).map((name) => [name, errorOf(name)]));
  expect(shown).toEqual(camperSentences.missing);
  expect(document.querySelectorAll('.camp-field__error')).toHaveLength(
    Object.keys(camperSentences.missing).length,
  );
  const summary = screen.getByRole('group', { name: 'Please check these answers' });
  const lines = within(summary).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(
    Object.keys(camperSentences.missing).map((name) => `#${name}`),
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

  for (const [name, value, message] of camperSentences.wrong) {
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
