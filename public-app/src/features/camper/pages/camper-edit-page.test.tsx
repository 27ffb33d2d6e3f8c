import { accessTokenKey } from '@camp/api-client/session';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { sampleOf } from '@camp/contracts/records/sample-of';
import { camperRecord } from '@camp/contracts/camper/record';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CamperEditPage from './camper-edit-page';

const id = '64b0000000000000000000c1';

async function open(values: Partial<CamperRecord> = {}) {
  localStorage.setItem(accessTokenKey, 'secret');
  const stored = camper({
    ...(sampleOf(camperRecord) as Partial<CamperRecord>),
    _id: id,
    userId: parent()._id,
    campYear: 2099,
    paid: null,
    ...values,
  });
  const api = fakeApi({
    'GET /user/current': { msg: parent() },
    'GET /camp/current': openCamp({ year: 2099, startDate: '2099-07-24T00:00:00.000Z' }),
    [`GET /camper/read/${id}`]: stored,
    [`POST /camper/update/${id}`]: { result: true, msg: stored, _id: id },
  });
  renderPage(<CamperEditPage />, `/camper/edit/${id}`, '/camper/edit/:id');
  await screen.findByRole('form', { name: 'Camper registration' });
  return { sent: () => api.callsOf(`POST /camper/update/${id}`).at(-1)?.body };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const school = () => screen.getByRole('textbox', { name: /School/ });

it('checks what changes, not what an earlier year took, and sends it', async () => {
  // No phone number that would be taken today.
  const { sent } = await open({ pediatricianNumber: 'ask the office' });

  await userEvent.clear(school());
  await save();
  expect(await screen.findAllByText('Enter campers school.')).not.toHaveLength(0);
  expect(screen.queryByText('Enter a valid phone number.')).toBeNull();

  await userEvent.type(school(), 'High Meadow');
  await save();
  await screen.findByText('Your changes are saved.');
  expect(sent()).toMatchObject({ school: 'High Meadow' });
  // Somebody else may have the record open as well.
  expect(sent()).not.toHaveProperty('pediatricianNumber');
  expect(sent()).not.toHaveProperty('allergicReactions');
});

it('shows what can no longer be changed, closed, with the reason, and sends none of it', async () => {
  const { sent } = await open({ paid: true, allergicReactions: 'Yes', allergicReactionsVal: 'Wasps' });

  expect(school()).toBeDisabled();
  expect(screen.getAllByText(/The registration is paid for: only the medical answers/)[0]).toBeVisible();
  const allergies = screen.getByDisplayValue('Wasps');
  expect(allergies).toBeEnabled();

  await userEvent.type(allergies, ' and bees');
  await save();
  await screen.findByText('Your changes are saved.');
  expect(sent()).toMatchObject({ allergicReactions: 'Yes', allergicReactionsVal: 'Wasps and bees' });
  expect(sent()).not.toHaveProperty('school');
});
