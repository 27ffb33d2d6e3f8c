import { screen } from '@testing-library/react';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { camper, openCamp } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { control } from '../testing/fill-camper-form';
import { formAnswers, openCamperForm } from '../testing/open-camper-form';
import CamperCreatePage from './camper-create-page';

beforeEach(() => localStorage.clear());

test('the heading names the camp year, the due date and the late fee', async () => {
  await openCamperForm();

  expect(screen.getByRole('heading', { level: 1, name: 'Camper Registration 2027' })).toBeVisible();
  expect(screen.getByText('Registration is due June 26, 2027.')).toBeVisible();
  expect(screen.getByText(/A late fee of \$25\.00 applies/)).toBeVisible();
});

test('all sections are there, in the order of the specification', async () => {
  await openCamperForm();

  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Camper information',
    'Parent/guardian information',
    'Emergency contact',
    'Drop-off and pick-up',
    'Medical',
    'Immunizations',
    'Pediatrician',
    'Medications',
    'Zero tolerance',
  ]);
});

test('copyFrom takes name, sex and birthdate, and answers newCamper with No', async () => {
  const earlier = camper();

  await openCamperForm({ [`GET /camper/read/${earlier._id}`]: earlier }, `?copyFrom=${earlier._id}`);

  expect(control('nameFirst')).toHaveValue('Maya');
  expect(control('nameLast')).toHaveValue('Parent');
  expect(control('sex', 'Girl')).toBeChecked();
  expect(control('birthdate')).toHaveValue('2016-04-09');
  expect(control('newCamper', 'No')).toBeChecked();
  expect(control('newCamperVal')).toBeDisabled();
  expect(control('school')).toHaveValue('');
});

test('a copied camper that is not there shows the server’s message and a way to try again', async () => {
  fakeApi({ ...formAnswers, 'GET /camper/read/gone': refusal(404, 'This registration does not exist.') });

  renderPage(<CamperCreatePage />, '/camper/create?copyFrom=gone');

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getAllByText('This registration does not exist.')).not.toHaveLength(0);
});

test('closed registration shows the notice instead of the form', async () => {
  fakeApi({ ...formAnswers, 'GET /camp/current': openCamp({ registrationOpen: false }) });

  renderPage(<CamperCreatePage />, '/camper/create');

  expect(
    await screen.findByText('Registration is currently closed. It will open on June 15, 2026'),
  ).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('without a camp there is a way on', async () => {
  fakeApi({ ...formAnswers, 'GET /camp/current': refusal(404, 'There is no camp.', { code: 'no-camp' }) });

  renderPage(<CamperCreatePage />, '/camper/create');

  expect(await screen.findByText('No camp has been announced yet')).toBeVisible();
});
