import { accessTokenKey } from '@camp/api-client/session';
import type { AccessTokenRecord } from '@camp/contracts/access-token/operations';
import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import AccessTokensPage from './access-tokens-page';

const token = (values: Partial<AccessTokenRecord> = {}): AccessTokenRecord => ({
  _id: '64b000000000000000000d01',
  name: 'Bus planner',
  scopes: ['camper:view-all'],
  madeBy: 'Robin Rivera',
  works: true,
  expiresAt: '2026-09-01T10:00:00.000Z',
  lastUsedAt: null,
  createdAt: '2026-06-03T10:00:00.000Z',
  ...values,
});
const list = 'GET /access-token/list';
const create = 'POST /access-token/create';

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));
afterEach(() => localStorage.clear());

function show(answers: FakeAnswers = {}) {
  const api = fakeApi({
    'GET /user/current': { msg: parent({ roles: ['admin'] }) },
    [list]: [
      token(),
      token({ _id: '64b000000000000000000d02', name: 'Old sheet', works: false, madeBy: null }),
    ],
    ...answers,
  });
  return { api, ...renderPage(<AccessTokensPage />, '/admin/tokens') };
}

test('shows each token with its rights, its maker and its last use', async () => {
  show({ [list]: [token({ lastUsedAt: '2026-06-04T10:00:00.000Z' })] });
  const card = (await screen.findByRole('heading', { name: 'Bus planner' })).closest('li');
  expect(card).toHaveTextContent('Active');
  expect(card).toHaveTextContent('See campers and the year’s figures');
  expect(card).toHaveTextContent(/Created by Robin Rivera, .*Last used .*Expires /);
});

test('creates a token, shows it once and takes the focus there', async () => {
  const { api, user } = show({
    [create]: { result: true, msg: { ...token(), token: 'camp_secret' }, _id: token()._id },
  });
  const form = within(await screen.findByRole('form', { name: 'New token' }));

  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findAllByText('Choose at least one right.')).not.toHaveLength(0);
  await user.type(form.getByLabelText(/^Name/), 'Bus planner');
  await user.click(form.getByRole('checkbox', { name: 'See campers and the year’s figures' }));
  await user.type(form.getByLabelText(/^Your current password/), 'Campfire2026');
  await user.click(form.getByRole('button', { name: 'Create token' }));

  expect(await screen.findByRole('textbox', { name: 'Token' })).toHaveValue('camp_secret');
  await waitFor(() =>
    expect(screen.getByText('Copy the token Bus planner now').closest('[role="status"]')).toHaveFocus(),
  );
  expect(api.callsOf(create).map(({ body }) => body)).toEqual([
    { name: 'Bus planner', scopes: ['camper:view-all'], days: '90', current: 'Campfire2026' },
  ]);
  expect(form.getByLabelText(/^Your current password/)).toHaveValue('');
});

test('shows the server’s error at the password', async () => {
  const { user } = show({
    [create]: () =>
      refusal(400, 'Please check.', {
        code: 'invalid',
        errors: [{ path: 'current', message: 'Your current password is incorrect.' }],
      }),
  });
  const form = within(await screen.findByRole('form', { name: 'New token' }));
  await user.type(form.getByLabelText(/^Name/), 'Bus planner');
  await user.click(form.getByRole('checkbox', { name: 'See payments' }));
  await user.type(form.getByLabelText(/^Your current password/), 'Wrong1234');
  await user.click(form.getByRole('button', { name: 'Create token' }));

  expect(await form.findAllByText('Your current password is incorrect.')).not.toHaveLength(0);
  expect(screen.queryByRole('textbox', { name: 'Token' })).toBeNull();
});

test('revokes a token after a question', async () => {
  const revoke = 'DELETE /access-token/delete/64b000000000000000000d01';
  const { api, user } = show({ [revoke]: { result: true } });
  await user.click((await screen.findAllByRole('button', { name: 'Revoke' }))[0] as HTMLElement);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke token' }));

  expect(await screen.findByText('The token Bus planner was revoked.')).toBeVisible();
  expect(api.callsOf(revoke)).toHaveLength(1);
});

test('says that there are none', async () => {
  show({ [list]: [] });
  expect(await screen.findByText('No tokens yet')).toBeVisible();
});
