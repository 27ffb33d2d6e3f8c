import { applySavedContent } from '@camp/contracts/content/saved-content';
import { refusal } from '@camp/testing/browser/fake-api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { completeAnswers, control, fill } from '../testing/fill-camper-form';
import { created, openCamperForm, submitButton } from '../testing/open-camper-form';

beforeEach(() => localStorage.clear());
afterEach(() => act(() => applySavedContent({})));

const said = 'This text has changed. Please read it again and check the box.';
const changed = refusal(409, said, {
  code: 'changed-text',
  errors: [{ path: 'zeroConfirm', message: said }],
  content: { 'zero-tolerance': { version: 1, values: { rules: ['Be kind.'] } } },
});

test('a policy that changed while the form was open is shown and asked again, with all answers left', async () => {
  const { api } = await openCamperForm({ 'POST /camper/create': changed });
  fill({ ...completeAnswers, covid: 'No' });
  expect(screen.queryByText('Be kind.')).toBeNull();

  fireEvent.click(submitButton());

  expect(await screen.findByText('Be kind.')).toBeVisible();
  expect(control('zeroConfirm')).not.toBeChecked();
  expect(document.getElementById('zeroConfirm-error')).toHaveTextContent(said);
  expect(control('zeroConfirm')).toHaveFocus();
  expect(control('medicalConfirm')).toBeChecked();
  expect(control('school')).toHaveValue(String(completeAnswers.school));

  api.answer('POST /camper/create', created());
  await waitFor(() => expect(submitButton()).toBeEnabled());
  fireEvent.click(control('zeroConfirm'));
  fireEvent.click(submitButton());

  await screen.findByText('Camper successfully created!');
  const versions = api.callsOf('POST /camper/create').map(({ headers }) => headers.get('Agreed-Versions'));
  expect(versions).toEqual(['medicalConfirm=1, zeroConfirm=1', 'medicalConfirm=1, zeroConfirm=1001']);
});
