import { camperSentences } from '@camp/contracts/test/sentences/camper';
import { wrongIn } from '@camp/contracts/test/sentences/sentences';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, openCamperForm, submitButton } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;

/** Maps each question to its detail field. */
const details = {
  newCamper: 'newCamperVal',
  dietaryRestrictions: 'dietaryRestrictionsVal',
  allergicReactions: 'allergicReactionsVal',
  behavioralConcerns: 'behavioralConcernsVal',
  medications: 'medicationsVal',
} as const;

const questions = Object.keys(details) as (keyof typeof details)[];
const namesOfDetails = questions.map((question) => details[question]);
const all = <Value,>(names: readonly string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]));

describe('questions with a detail', () => {
  const asked = () => namesOfDetails.filter((name) => document.getElementById(name) !== null);
  const errors = () => namesOfDetails.map(errorOf);

  test('show the detail on Yes only, each its own', async () => {
    const { user } = await openCamperForm();
    expect(asked()).toEqual([]);

    for (const question of questions) {
      await user.click(control(question, 'No'));
      expect(asked()).toEqual([]);
      await user.click(control(question, 'Yes'));
      expect(asked()).toEqual([details[question]]);
      expect(control(details[question])).toBeEnabled();
      await user.click(control(question, 'No'));
    }
  });

  test('require it on Yes, at most 200 characters', async () => {
    const { api } = await openCamperForm();
    fill({ ...completeAnswers, ...all(questions, 'Yes') });
    fireEvent.click(submitButton());
    await screen.findByText('Form invalid. Please correct any errors.');
    const whenMissing = errors();

    fill(all(namesOfDetails, 'x'.repeat(201)));

    expect(whenMissing).toEqual(namesOfDetails.map((name) => wrongIn(camperSentences, name, '')));
    const whenTooLong = namesOfDetails.map((name) => wrongIn(camperSentences, name));
    await waitFor(() => expect(errors()).toEqual(whenTooLong));
    expect(api.callsOf('POST /camper/create')).toHaveLength(0);
  });

  test('drop the error of a detail that is hidden', async () => {
    const { user } = await openCamperForm();
    const summary = () => screen.queryByRole('group', { name: 'Please check these answers' });
    fill({ ...completeAnswers, ...all(questions, 'Yes') });
    fireEvent.click(submitButton());
    await screen.findByText('Form invalid. Please correct any errors.');

    for (const question of questions) {
      const message = `#${details[question]}`;
      expect(summary()?.querySelector(`[href="${message}"]`)).toBeVisible();
      await user.click(control(question, 'No'));
      await waitFor(() => expect(summary()?.querySelector(`[href="${message}"]`) ?? null).toBeNull());
    }

    expect(summary()).not.toBeInTheDocument();
  });

  test('do not send a hidden detail, and keep it in case the answer changes back', async () => {
    const { api, user } = await openCamperForm({ 'POST /camper/create': created() });
    fill({ ...completeAnswers, ...all(questions, 'Yes'), ...all(namesOfDetails, 'As typed') });

    const remaining: string[] = [];
    for (const question of questions) {
      await user.click(control(question, 'No'));
      await user.click(control(question, 'Yes'));
      remaining.push(control(details[question]).value);
      await user.click(control(question, 'No'));
    }
    fireEvent.click(submitButton());

    await screen.findByText('Camper successfully created!');
    const [call] = api.callsOf('POST /camper/create');
    expect(call?.body).toMatchObject(all(questions, 'No'));
    expect(Object.keys(call?.body ?? {}).filter((name) => name.endsWith('Val'))).toEqual([]);
    expect(remaining).toEqual(questions.map(() => 'As typed'));
  });

  test('send the detail of a Yes', async () => {
    const { api } = await openCamperForm({ 'POST /camper/create': created() });
    const answers = {
      ...all(questions, 'Yes'),
      ...Object.fromEntries(namesOfDetails.map((name) => [name, `As typed for ${name}`])),
    };
    fill({ ...completeAnswers, ...answers });

    fireEvent.click(submitButton());

    await screen.findByText('Camper successfully created!');
    expect(api.callsOf('POST /camper/create')[0]?.body).toMatchObject(answers);
  });
});

describe('the vaccination answer', () => {
  test('can be changed on the cutoff day, with the page text', async () => {
    await openCamperForm();

    fill({ birthdate: '2017-06-25' });

    expect(await screen.findByText('Your child is old enough to be vaccinated.')).toBeVisible();
    expect(control('covid', 'Yes')).toBeEnabled();
    expect(control('covidVaccineImage')).not.toBeVisible();
    fill({ covid: 'Yes' });
    expect(control('covidVaccineImage')).toBeVisible();
    expect(control('covidVaccineImage')).toBeEnabled();
  });

  test('is forced to No on the next day, and sent as No', async () => {
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

  test('is restored when the birthdate is corrected', async () => {
    await openCamperForm();
    fill({ birthdate: '2016-01-01', covid: 'Yes' });

    fill({ birthdate: '2018-01-01' });
    await screen.findByText('You are not old enough to receive a vaccine.');
    fill({ birthdate: '2016-01-01' });

    await screen.findByText('Your child is old enough to be vaccinated.');
    expect(control('covid', 'Yes')).toBeChecked();
  });

  test('may stay empty', async () => {
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
  ])('may not be %s, which is reported at once', async (_what, file, message) => {
    const { api } = await openCamperForm();
    fill(completeAnswers);

    choose(file);
    await waitFor(() => expect(errorOf('covidVaccineImage')).toBe(message));
    fireEvent.click(submitButton());

    await screen.findByText('Form invalid. Please correct any errors.');
    expect(errorOf('covidVaccineImage')).toBe(message);
    expect(api.callsOf('POST /camper/create')).toHaveLength(0);
  });

  test('that the browser cannot show is rejected at once, until another one is selected', async () => {
    await openCamperForm();
    fill({ covid: 'Yes' });

    choose(card());
    fireEvent.error(await screen.findByRole('img', { name: 'Preview of card.png' }));
    await waitFor(() => expect(errorOf('covidVaccineImage')).toBe('Please select an image file.'));
    choose(card());

    await waitFor(() => expect(errorOf('covidVaccineImage')).toBeUndefined());
    expect(document.querySelectorAll('.camp-field__error')).toHaveLength(0);
  });

  test('is set aside by No, and restored by Yes', async () => {
    await openCamperForm();
    fill({ covid: 'Yes' });
    choose(card());
    await screen.findByRole('img', { name: 'Preview of card.png' });

    fill({ covid: 'No' });
    expect(await screen.findByText(/We won’t send your picture while your answer is No/)).toBeVisible();
    const onNo = screen.queryByRole('img', { name: 'Preview of card.png' });
    fill({ covid: 'Yes' });

    expect(await screen.findByRole('img', { name: 'Preview of card.png' })).toBeVisible();
    expect(onNo).toBeNull();
    expect(screen.queryByText(/we won’t send your picture/)).toBeNull();
  });
});
