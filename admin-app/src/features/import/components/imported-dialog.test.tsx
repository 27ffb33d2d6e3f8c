import type { ImportedRecord } from '@camp/contracts/import/operations';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import { ImportedDialog } from './imported-dialog';

const record: ImportedRecord = {
  ...{ _id: 'r1', row: 2, year: 2019, title: 'Maya Parent', account: null, isChanged: false },
  answers: [
    { name: 'school', label: 'School', value: 'Old School' },
    { name: 'grade', label: 'Grade', value: '5th' },
  ],
};
const change = 'POST /import/change/r1';
const connect = 'POST /import/connect/r1';
const saved = { result: true, _id: 'r1', msg: record };

function open(answers: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answers);
  const [onClose, onDelete] = [jest.fn(), jest.fn()];
  const dialog = <ImportedDialog {...{ record, isConnectable: true, importId: 'i1', onClose, onDelete }} />;
  return { api, onClose, ...renderPage(dialog) };
}
const save = () => screen.getByRole('button', { name: 'Save' });

test('sends changed answers and a new account only', async () => {
  const { api, user, onClose } = open({ [change]: saved, [connect]: saved });
  await user.clear(screen.getByLabelText('School'));
  await user.type(screen.getByLabelText('School'), ' New School ');
  await user.type(screen.getByLabelText('Email address of the account'), 'pat@example.com');

  await user.click(save());

  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(onClose).toHaveBeenCalled();
  expect(api.callsOf(change).map(({ body }) => body)).toEqual([{ answers: { school: 'New School' } }]);
  expect(api.callsOf(connect).map(({ body }) => body)).toEqual([{ email: 'pat@example.com' }]);
});

test('shows a refused account at its field, with the focus, and stays', async () => {
  const errors = [{ path: 'email', message: 'No account has this email address.' }];
  const { user, onClose } = open({ [connect]: refusal(400, 'Please correct the form.', { errors }) });
  const email = screen.getByLabelText('Email address of the account');
  await user.type(email, 'nobody@example.com');

  await user.click(save());

  expect(await screen.findByText('No account has this email address.')).toBeVisible();
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/No account has this email address\./);
  expect(onClose).not.toHaveBeenCalled();
});
