import { screen } from '@testing-library/react';
import { fakeApi, type FakeAnswers } from '@camp/testing/browser/fake-api';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import CamperCreatePage from '../pages/camper-create-page';

/** The request for a family's records of all years. */
export const everyRecord = `GET /data/user?id=${parent()._id}&historical=true`;

/** The responses the page needs before it shows the form. */
export const formAnswers: FakeAnswers = {
  'GET /user/current': () => ({ msg: parent() }),
  'GET /camp/current': () => openCamp(),
  'GET /parent/list?own=true': () => [],
  [everyRecord]: () => ({ camper: [], counselor: [], counselorApp: [], staff: [], payments: [] }),
};

/** The server's response to a registration. @param standing of the camper */
export function created(standing: Partial<CamperRecord> = {}) {
  const msg = camper({ _id: '64b0000000000000000000c9', campYear: 2027, paid: null, ...standing });
  return { result: true, msg, _id: msg._id };
}

/**
 * Opens `/camper/create` and waits for the form.
 *
 * @param answers of the API, in addition to user and camp
 * @param query of the address, such as '?copyFrom=...'
 */
export async function openCamperForm(answers: FakeAnswers = {}, query = '') {
  const api = fakeApi({ ...formAnswers, ...answers });
  const view = renderPage(<CamperCreatePage />, `/camper/create${query}`);
  await screen.findByRole('form', { name: 'Camper registration' });
  return { ...view, api };
}

/** The form's submit button. */
export const submitButton = () => screen.getByRole('button', { name: 'Submit Registration' });
