import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor } from '@testing-library/react';
import TestPage from './test-page';

const list = 'GET /test/list?page=1&pageSize=10';
const create = 'POST /test/create';
const entry = { _id: '64b000000000000000000001', stuff: 'Tents', createdAt: '2026-06-01T10:00:00.000Z' };
const reader = { msg: parent({ permissions: { test: ['create', 'view'] } }) };

function show(answers: FakeAnswers) {
  localStorage.setItem('access_token', 'token');
  const api = fakeApi({
    'GET /user/current/': reader,
    'GET /user/current': reader,
    [list]: [],
    ...answers,
  });
  return { api, ...renderPage(<TestPage />, '/admin/test') };
}

test('asks for stuff, sends it and lists what was sent recently', async () => {
  const error = { errors: [{ path: 'stuff', message: 'Enter stuff.' }] };
  const { api, user } = show({ [create]: () => refusal(400, 'Please check what you entered.', error) });

  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Form invalid. Please correct any errors.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Stuff/ })).toHaveAccessibleDescription('Enter stuff.');

  api.answer(create, { result: true, msg: entry, _id: entry._id });
  api.answer(list, [entry]);
  await user.type(screen.getByRole('textbox', { name: /^Stuff/ }), 'Tents');
  await user.click(screen.getByRole('button', { name: 'Submit' }));

  expect(await screen.findByRole('rowheader', { name: 'Tents' })).toBeVisible();
  expect(api.callsOf(create).at(-1)?.body).toEqual({ stuff: 'Tents' });
  expect(screen.getByRole('textbox', { name: /^Stuff/ })).toHaveValue('');
});

test('keeps what was typed while the form was sent', async () => {
  const finish: ((answer: object) => void)[] = [];
  const pending = () => new Promise<object>((resolve) => finish.push(resolve));
  const { api, user } = show({ [create]: pending });
  const field = screen.getByRole('textbox', { name: /^Stuff/ });
  await user.type(field, 'Tents');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(api.callsOf(create)).toHaveLength(1));

  await user.clear(field);
  await user.type(field, 'Stoves');
  api.answer(list, [entry]);
  finish[0]?.({ result: true, msg: entry, _id: entry._id });

  expect(await screen.findByRole('rowheader', { name: 'Tents' })).toBeVisible();
  expect(field).toHaveValue('Stoves');
});
