import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen } from '@testing-library/react';
import TestPage from './test-page';

test('asks for stuff, sends it and lists what was sent recently', async () => {
  localStorage.setItem('access_token', 'token');
  const entry = { _id: '64b000000000000000000001', stuff: 'Tents', createdAt: '2026-06-01T10:00:00.000Z' };
  const error = { errors: [{ path: 'stuff', message: 'Enter stuff.' }] };
  const api = fakeApi({
    'GET /user/current/': { msg: parent({ permissions: { test: ['create', 'view'] } }) },
    'GET /user/current': { msg: parent({ permissions: { test: ['create', 'view'] } }) },
    'GET /test/list?page=1&pageSize=10': [],
    'POST /test/create': () => refusal(400, 'Please check what you entered.', error),
  });
  const { user } = renderPage(<TestPage />, '/admin/test');

  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Stuff/ })).toHaveAccessibleDescription('Enter stuff.');

  api.answer('POST /test/create', { result: true, msg: entry, _id: entry._id });
  api.answer('GET /test/list?page=1&pageSize=10', [entry]);
  await user.type(screen.getByRole('textbox', { name: /^Stuff/ }), 'Tents');
  await user.click(screen.getByRole('button', { name: 'Submit' }));

  expect(await screen.findByRole('rowheader', { name: 'Tents' })).toBeVisible();
  expect(api.callsOf('POST /test/create').at(-1)?.body).toEqual({ stuff: 'Tents' });
  expect(screen.getByRole('textbox', { name: /^Stuff/ })).toHaveValue('');
});
