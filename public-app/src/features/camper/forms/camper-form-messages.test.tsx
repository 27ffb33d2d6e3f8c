import { phoneMissing, yesOrNo } from '@camp/contracts/test/sentences/sentences';
import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { wrongForms } from '@camp/contracts/test/sentences/sentences';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillForm, openErrorSections, shownErrors, yesToDetails } from '@camp/forms/testing/fill-form';
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

test('an empty form lists everything that is missing, in page order, and sends no request', async () => {
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
  await openErrorSections();
  const lines = within(summary).getAllByRole('link');
  expect(lines.map((line) => line.getAttribute('href'))).toEqual(
    Object.keys(camperSentences.missing).map((name) => `#${name}`),
  );
  expect(lines.map((line) => line.textContent)).toEqual(
    expect.arrayContaining([
      camperSentences.missing.nameFirst,
      `Diabetes: ${yesOrNo}`,
      `Medications: ${yesOrNo}`,
      `Pick-up contact: ${phoneMissing}`,
    ]),
  );
  const fold = within(summary).getByText('Parent/guardian information:');
  expect(fold).toHaveTextContent('Parent/guardian information: 9 to fix');
  expect(fold).toBeVisible();
  expect(control('nameFirst')).toHaveFocus();
  expect(api.callsOf('POST /camper/create')).toHaveLength(0);
});

test('no error appears before a submit attempt', async () => {
  const { user } = await openCamperForm();

  await user.click(control('nameFirst'));
  await user.tab();
  await user.tab();

  expect(document.querySelector('.camp-field__error')).toBeNull();
});

test('each wrong answer gets its own message, in page order', async () => {
  const { wrong } = camperSentences;
  const { api } = await openCamperForm();
  fill(completeAnswers);
  fillForm(yesToDetails(wrong));

  for (const form of wrongForms(wrong)) {
    fillForm(Object.fromEntries(form));
    fireEvent.click(submitButton());

    await waitFor(() => expect(shownErrors()).toEqual(form.map(([name, , sentence]) => [name, sentence])));
    expect(control('nameFirst')).toHaveFocus();
    expect(screen.getByText('Form invalid. Please correct any errors.')).toBeVisible();
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
