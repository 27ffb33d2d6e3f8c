import { accessTokenKey } from '@camp/api-client/session';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { camper, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { control, fillForm, shownErrors } from '@camp/forms/testing/fill-form';
import CovidUploadPage from './covid-upload-page';

beforeEach(() => {
  localStorage.setItem(accessTokenKey, 'secret');
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const none = { camper: [], counselor: [], counselorApp: [], staff: [], payments: [] };
const child = camper({ _id: 'c', nameFirst: 'Maya', birthdate: '2014-04-09T00:00:00.000Z' });
const sasha = { _id: 's', type: 'Staff', nameFirst: 'Sasha', nameLast: 'Staff', campYear: 2027 };

async function open(related: object) {
  const done = { result: true, msg: {}, _id: 's' };
  const api = fakeApi({
    'GET /user/current': { msg: parent() },
    [`GET /data/user?id=${parent()._id}`]: { ...none, ...related },
    'POST /staff/update-covid/s': done,
    'POST /camper/update-covid/c': done,
  });
  const { user, container } = renderPage(<CovidUploadPage />, '/covid-19-upload', '/covid-19-upload/:id?');
  await screen.findByRole('heading', { level: 1 });
  return { user, api, submit: () => act(() => container.querySelector('form')?.requestSubmit()) };
}

test('asks for the registration, the answer and the picture, with the specified messages', async () => {
  const { user, submit } = await open({ camper: [child], staff: [sasha] });
  await screen.findByRole('form', { name: 'Proof of vaccination' });

  submit();
  expect(await screen.findByText('Form is invalid! Please correct any errors.')).toBeVisible();
  expect(shownErrors()).toEqual([
    ['objectToUpload', 'Choose the registration to upload proof.'],
    ['covid', "Choose 'Yes' or 'No'."],
    ['covidVaccineImage', 'Please select an image file.'],
  ]);
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();

  await user.click(screen.getByRole('radio', { name: 'Sasha Staff (staff)' }));
  fillForm({ covidVaccineImage: new File(['x'], 'card.png', { type: 'image/png' }), covid: 'No' });
  expect(await screen.findByText(/come back with your proof/)).toBeVisible();
  expect(control('covidVaccineImage')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();

  fillForm({ covid: 'Yes' });
  expect(await screen.findByRole('button', { name: 'Upload' })).toBeEnabled();
  await waitFor(() => expect(shownErrors()).toEqual([]));
});

test('a No withdraws the earlier proof of the selected registration', async () => {
  const { user, api } = await open({
    camper: [child],
    staff: [{ ...sasha, covid: 'Yes', covidVaccineImage: '/staff/covid-image/s' }],
  });

  await user.click(await screen.findByRole('radio', { name: 'Sasha Staff (staff)' }));
  fillForm({ covid: 'No' });
  await user.click(await screen.findByRole('button', { name: 'Save my answer and remove the picture' }));

  await waitFor(() => expect(api.callsOf('POST /staff/update-covid/s')).toHaveLength(1));
  expect(api.callsOf('POST /staff/update-covid/s')[0]?.body).toEqual({ covid: 'No' });
  expect(api.callsOf('POST /camper/update-covid/c')).toEqual([]);
});

test('saves a disabled No for a child who is too young, and asks again for another registration', async () => {
  const young = { ...child, birthdate: '2017-06-26T00:00:00.000Z' };
  const { user, api } = await open({
    camper: [young],
    staff: [{ ...sasha, birthdate: '1990-01-01T00:00:00.000Z' }],
  });

  await user.click(await screen.findByRole('radio', { name: 'Sasha Staff (staff)' }));
  fillForm({ covid: 'Yes' });
  expect(await screen.findByRole('button', { name: 'Upload' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Maya Parent (camper)' }));

  expect(await screen.findByText('You are not old enough to receive a vaccine.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'No' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeDisabled();
  expect(control('covidVaccineImage')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save my answer' }));

  await waitFor(() => expect(api.callsOf('POST /camper/update-covid/c')).toHaveLength(1));
  expect(api.callsOf('POST /camper/update-covid/c')[0]?.body).toEqual({ covid: 'No' });
});

test('a No can be saved when nothing is stored', async () => {
  const { user, api } = await open({ staff: [sasha] });
  await screen.findByRole('radio', { name: 'Sasha Staff (staff)' });

  fillForm({ covid: 'No' });
  await user.click(await screen.findByRole('button', { name: 'Save my answer' }));

  expect(await screen.findByText('Your answer is saved.')).toBeVisible();
  expect(api.callsOf('POST /staff/update-covid/s')[0]?.body).toEqual({ covid: 'No' });
});

test('the only registration is preselected', async () => {
  await open({ camper: [child] });

  expect(await screen.findByRole('radio', { name: 'Maya Parent (camper)' })).toBeChecked();
});

test('says so if there is no registration', async () => {
  await open({});

  expect(await screen.findByRole('heading', { name: 'No registrations yet' })).toBeVisible();
});
