import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, openCamperForm, submitButton } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());

const errorOf = (name: string) => document.getElementById(`${name}-error`)?.textContent;

test('a complete form is sent once with its key, and leads to the profile', async () => {
  const { api, router } = await openCamperForm({ 'POST /camper/create': created() });
  fill({ ...completeAnswers, headaches: '2024-02-29' });

  fireEvent.click(submitButton());

  expect(await screen.findByText('Camper successfully created!')).toBeVisible();
  const calls = api.callsOf('POST /camper/create');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(calls[0]?.body).toEqual({
    ...completeAnswers,
    headaches: '2024-02-29',
    parentNameFirst: 'Pat',
    parentNameLast: 'Parent',
    addressStreet: '1 Main Street',
    addressCity: 'Springfield',
    addressState: 'CO',
    addressZip: '80000',
    addressCountry: 'USA',
    phoneNumber: '555-123-4567',
    phoneNumberAlt: '555-765-4321',
    emailAddress: 'pat@example.com',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/profile'));
});

test('the button is disabled while the form is sent, and a second press sends nothing', async () => {
  let answer: (reply: object) => void = () => undefined;
  const pending = new Promise<object>((resolve) => (answer = resolve));
  const { api } = await openCamperForm({ 'POST /camper/create': pending });
  fill(completeAnswers);

  const form = screen.getByRole('form', { name: 'Camper registration' });
  fireEvent.submit(form);
  fireEvent.submit(form);

  await waitFor(() => expect(submitButton()).toBeDisabled());
  expect(submitButton()).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer(created()));
  await screen.findByText('Camper successfully created!');
  expect(api.callsOf('POST /camper/create')).toHaveLength(1);
});

test('a refusal shows the server’s message, frees the button, and a new try carries the same key', async () => {
  const { api } = await openCamperForm({
    'POST /camper/create': refusal(409, 'Casey Parent is registered for this camp already.', {
      code: 'duplicate',
    }),
  });
  fill(completeAnswers);
  fireEvent.click(submitButton());
  expect(await screen.findByText('Casey Parent is registered for this camp already.')).toBeVisible();
  await waitFor(() => expect(submitButton()).toBeEnabled());

  api.answer('POST /camper/create', created());
  fireEvent.click(submitButton());

  await screen.findByText('Camper successfully created!');
  const keys = api.callsOf('POST /camper/create').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('the server’s complaints land on their fields, the first of the page has the focus', async () => {
  await openCamperForm({
    'POST /camper/create': refusal(400, 'Please correct the marked fields.', {
      code: 'invalid',
      errors: [
        { path: 'pediatricianName', message: 'Enter pediatrician name.' },
        { path: 'school', message: 'Enter campers school.' },
        { path: 'unknownField', message: 'Never shown.' },
      ],
    }),
  });
  fill(completeAnswers);

  fireEvent.click(submitButton());

  await waitFor(() => expect(errorOf('school')).toBe('Enter campers school.'));
  expect(errorOf('pediatricianName')).toBe('Enter pediatrician name.');
  expect(control('school')).toHaveFocus();
  expect(screen.getByText('Please correct the marked fields.')).toBeVisible();
});

test('the account without a second phone number leaves that field empty', async () => {
  const { phoneAlt: _none, ...account } = parent();

  await openCamperForm({ 'GET /user/current': { msg: account } });

  expect(control('phoneNumberAlt')).toHaveValue('');
  expect(control('phoneNumber')).toHaveValue('555-123-4567');
});
