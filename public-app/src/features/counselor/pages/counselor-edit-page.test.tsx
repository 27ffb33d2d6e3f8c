import { accessTokenKey } from '@camp/api-client/session';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { counselorRecord } from '@camp/contracts/counselor/record';
import { sampleOf } from '@camp/contracts/records/sample-of';
import { control, fillForm, shownErrors } from '@camp/forms/testing/fill-form';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor } from '@testing-library/react';
import CounselorEditPage from './counselor-edit-page';

const id = '64b0000000000000000000d1';

async function open(values: Partial<CounselorRecord>) {
  localStorage.setItem(accessTokenKey, 'secret');
  const counselor = parent({ userType: 'Counselor' });
  const stored = {
    ...sampleOf(counselorRecord),
    ...{ _id: id, userId: counselor._id, campYear: 2099, birthdate: '2010-04-09T00:00:00.000Z' },
    ...values,
  };
  const api = fakeApi({
    'GET /user/current': { msg: counselor },
    'GET /camp/list': [openCamp({ year: 2099, startDate: '2099-07-24T00:00:00.000Z' })],
    [`GET /counselor/read/${id}`]: stored,
    [`POST /counselor/update/${id}`]: { result: true, msg: stored, _id: id },
  });
  const { user } = renderPage(<CounselorEditPage />, `/counselor/edit/${id}`, '/counselor/edit/:id');
  await screen.findByRole('form', { name: 'Counselor registration' });
  return {
    save: () => user.click(screen.getByRole('button', { name: 'Save changes' })),
    sent: () => api.callsOf(`POST /counselor/update/${id}`).at(-1)?.body,
  };
}

test('a proof that was deleted isn’t needed again to change another answer', async () => {
  const { save, sent } = await open({ covid: 'Yes', covidVaccineImage: null });

  fillForm({ nameFirst: 'Robin' });
  await save();

  await screen.findByText('Your changes are saved.');
  expect(sent()).toEqual({ nameFirst: 'Robin' });
});

test('a new Yes needs a proof', async () => {
  const { save, sent } = await open({ covid: 'No', covidVaccineImage: null });

  fillForm({ covid: 'Yes' });
  await save();

  await waitFor(() => expect(shownErrors()).toEqual([['covidVaccineImage', 'Please select an image file.']]));
  expect(sent()).toBeUndefined();
});

test('a birthdate that is too young for a vaccine sets the answer to No', async () => {
  const { save, sent } = await open({ covid: 'Yes', covidVaccineImage: 'a picture' });

  fillForm({ birthdate: '2017-06-26' });

  expect(await screen.findByText('You are not old enough to receive a vaccine.')).toBeVisible();
  expect(control('covid', 'No')).toBeChecked();
  expect(control('covid', 'No')).toBeDisabled();
  await save();
  await screen.findByText('Your changes are saved.');
  expect(sent()).toEqual({ birthdate: '2017-06-26', covid: 'No' });
});
