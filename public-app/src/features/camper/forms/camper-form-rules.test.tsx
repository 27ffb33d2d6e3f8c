import { fireEvent, screen, waitFor } from '@testing-library/react';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, openCamperForm, submitButton } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;

const missingDetail = {
  newCamper: 'Enter how you heard about the camp.',
  dietaryRestrictions: 'Enter the dietary restrictions.',
  allergicReactions: 'Enter the allergic reactions.',
  behavioralConcerns: 'Enter the behavioral concerns.',
  medications: 'Enter the medications.',
} as const;

const detailQuestions = [
  'newCamper',
  'dietaryRestrictions',
  'allergicReactions',
  'behavioralConcerns',
  'medications',
] as const;

describe.each(detailQuestions)('%s', (question) => {
  const detail = `${question}Val` as const;

  test('asks for its detail on Yes only', async () => {
    const { user } = await openCamperForm();
    const isAsked = () => document.getElementById(detail) !== null;
    const whileUnanswered = isAsked();

    await user.click(control(question, 'No'));
    const onNo = isAsked();
    await user.click(control(question, 'Yes'));

    expect([whileUnanswered, onNo]).toEqual([false, false]);
    expect(control(detail)).toBeEnabled();
  });

  test('requires the detail on Yes, at most 200 characters', async () => {
    const { api } = await openCamperForm();
    fill({ ...completeAnswers, [question]: 'Yes' });
    fireEvent.click(submitButton());
    await screen.findByText('Form invalid. Please correct any errors.');
    const whenMissing = errorOf(detail);

    fill({ [detail]: 'x'.repeat(201) });

    expect(whenMissing).toBe(missingDetail[question]);
    await waitFor(() =>
      expect(errorOf(detail)).toBe(missingDetail[question].replace('.', ' (up to 200 characters).')),
    );
    expect(api.callsOf('POST /camper/create')).toHaveLength(0);
  });

  test('drops the complaint about a detail that is not asked any more', async () => {
    const { user } = await openCamperForm();
    fill({ ...completeAnswers, [question]: 'Yes' });
    fireEvent.click(submitButton());
    await screen.findByText('Form invalid. Please correct any errors.');

    await user.click(control(question, 'No'));

    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'Please check these answers' })).not.toBeInTheDocument(),
    );
  });

  test('does not send a detail that No has closed, and keeps it for a change of mind', async () => {
    const { api, user } = await openCamperForm({ 'POST /camper/create': created() });
    fill({ ...completeAnswers, [question]: 'Yes', [detail]: 'As typed' });

    await user.click(control(question, 'No'));
    await user.click(control(question, 'Yes'));
    const kept = control(detail).value;
    await user.click(control(question, 'No'));
    fireEvent.click(submitButton());

    await screen.findByText('Camper successfully created!');
    const [call] = api.callsOf('POST /camper/create');
    expect(call?.body).toMatchObject({ [question]: 'No' });
    expect(call?.body).not.toHaveProperty(detail);
    expect(kept).toBe('As typed');
  });

  test('sends the detail of a Yes', async () => {
    const { api } = await openCamperForm({ 'POST /camper/create': created() });
    fill({ ...completeAnswers, [question]: 'Yes', [detail]: 'As typed' });

    fireEvent.click(submitButton());

    await screen.findByText('Camper successfully created!');
    expect(api.callsOf('POST /camper/create')[0]?.body).toMatchObject({
      [question]: 'Yes',
      [detail]: 'As typed',
    });
  });
});

describe('the vaccination answer', () => {
  test('is open on the cutoff day, with the page text', async () => {
    await openCamperForm();

    fill({ birthdate: '2017-06-25' });

    expect(await screen.findByText('Your child is old enough to be vaccinated.')).toBeVisible();
    expect(control('covid', 'Yes')).toBeEnabled();
    expect(control('covidVaccineImage')).toBeEnabled();
  });

  test('is forced to No the day after, and sent as No', async () => {
    const { api } = await openCamperForm({ 'POST /camper/create': created() });
    fill(completeAnswers);

    fill({ birthdate: '2017-06-26' });

    expect(await screen.findByText('You are not old enough to receive a vaccine.')).toBeVisible();
    expect(control('covid', 'No')).toBeChecked();
    expect(control('covid', 'No')).toBeDisabled();
    expect(control('covid', 'Yes')).toBeDisabled();
    expect(control('covidVaccineImage')).toBeDisabled();
    fireEvent.click(submitButton());
    await screen.findByText('Camper successfully created!');
    expect(api.callsOf('POST /camper/create')[0]?.body).toMatchObject({
      covid: 'No',
      birthdate: '2017-06-26',
    });
  });

  test('comes back when the birthdate is corrected', async () => {
    await openCamperForm();
    fill({ birthdate: '2016-01-01', covid: 'Yes' });

    fill({ birthdate: '2018-01-01' });
    await screen.findByText('You are not old enough to receive a vaccine.');
    fill({ birthdate: '2016-01-01' });

    await screen.findByText('Your child is old enough to be vaccinated.');
    expect(control('covid', 'Yes')).toBeChecked();
  });

  test('may stay open', async () => {
    const { api } = await openCamperForm({ 'POST /camper/create': created() });
    const { covid: _unanswered, ...answers } = completeAnswers;
    fill(answers);

    fireEvent.click(submitButton());

    await screen.findByText('Camper successfully created!');
    expect(api.callsOf('POST /camper/create')[0]?.body).not.toHaveProperty('covid');
  });
});

describe('the picture', () => {
  beforeEach(() =>
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }),
  );

  const choose = (file: File) =>
    fireEvent.change(control('covidVaccineImage'), { target: { files: [file] } });
  const card = () => new File(['x'], 'card.png', { type: 'image/png' });

  test.each([
    ['a text file', new File(['hello'], 'proof.txt', { type: 'text/plain' }), 'Please select an image file.'],
    [
      'a file of 8 MB and a byte',
      new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'a.jpg', { type: 'image/jpeg' }),
      'File too large',
    ],
  ])('may not be %s, which is said at once', async (_what, file, message) => {
    const { api } = await openCamperForm();
    fill(completeAnswers);

    choose(file);
    await waitFor(() => expect(errorOf('covidVaccineImage')).toBe(message));
    fireEvent.click(submitButton());

    await screen.findByText('Form invalid. Please correct any errors.');
    expect(errorOf('covidVaccineImage')).toBe(message);
    expect(api.callsOf('POST /camper/create')).toHaveLength(0);
  });

  test('that the browser cannot show is refused at once, until another is chosen', async () => {
    await openCamperForm();

    choose(card());
    fireEvent.error(await screen.findByRole('img', { name: 'Preview of card.png' }));
    await waitFor(() => expect(errorOf('covidVaccineImage')).toBe('Please select an image file.'));
    choose(card());

    await waitFor(() => expect(errorOf('covidVaccineImage')).toBeUndefined());
    expect(document.querySelectorAll('.camp-field__error')).toHaveLength(0);
  });

  test('is put aside by No, and back with Yes', async () => {
    await openCamperForm();
    fill({ covid: 'Yes' });
    choose(card());
    await screen.findByRole('img', { name: 'Preview of card.png' });

    fill({ covid: 'No' });
    expect(await screen.findByText(/The picture you chose is not sent with the answer No/)).toBeVisible();
    const onNo = screen.queryByRole('img', { name: 'Preview of card.png' });
    fill({ covid: 'Yes' });

    expect(await screen.findByRole('img', { name: 'Preview of card.png' })).toBeVisible();
    expect(onNo).toBeNull();
    expect(screen.queryByText(/The picture you chose is not sent/)).toBeNull();
  });
});
