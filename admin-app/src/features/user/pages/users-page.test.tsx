import { accessTokenKey } from '@camp/api-client/session';
import type { UserListRecord } from '@camp/contracts/user/operations';
import { fakeApi, refusal, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import UsersPage from './users-page';

const me = parent({ permissions: { user: ['edit', 'delete'], role: ['view-all'] } });
const listed = (user: object): UserListRecord => ({ ...me, emailVerified: true, ...user }) as UserListRecord;
const noor = listed({
  _id: '64b0000000000000000000d1',
  nameFirst: 'Noor',
  nameLast: 'Arden',
  email: 'noor@example.org',
  roles: ['user'],
});
const elias = listed({
  _id: '64b0000000000000000000d2',
  nameFirst: 'Elias',
  nameLast: 'Bauer',
  email: 'elias@example.org',
  roles: ['user'],
  emailVerified: false,
});

function openPeople(answers: FakeAnswers = {}) {
  localStorage.setItem(accessTokenKey, 'secret');
  const api = fakeApi({
    'GET /user/current': { msg: me },
    'GET /role/list': ['user', 'nurse'].map((name) => ({ _id: name, name, actions: {} })),
    'GET /user/list?sort=nameLast&page=1&pageSize=50': [noor, elias, listed({})],
    ...answers,
  });
  return { api, ...renderPage(<UsersPage />, '/admin/users') };
}

/** Opens a row's menu and returns its labels. */
async function menuOf(user: ReturnType<typeof openPeople>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
  return within(row);
}

test('administrators have a column and a filter', async () => {
  const { api, user } = openPeople({
    'GET /user/list?sort=nameLast&page=1&pageSize=50': [{ ...noor, roles: ['user', 'admin'] }, elias],
    'GET /user/list?administrator=Yes&sort=nameLast&page=1&pageSize=50': [{ ...noor, roles: ['admin'] }],
  });
  const cellOf = async (name: string) =>
    (await screen.findByRole('rowheader', { name }))
      .closest('tr')
      ?.querySelector('[data-column="administrator"]') as HTMLElement;
  expect(
    within(await cellOf('Noor Arden')).getByText('Administrator', { selector: '.camp-badge' }),
  ).toBeVisible();
  expect(await cellOf('Elias Bauer')).toHaveTextContent('–');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Administrator' }), 'Yes');

  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Elias Bauer' })).toBeNull());
  expect(api.callsOf('GET /user/list?administrator=Yes&sort=nameLast&page=1&pageSize=50')).toHaveLength(1);
});

test('saves a role as it is selected, and can undo it', async () => {
  const save = `POST /user/update/${noor._id}`;
  const { api, user } = openPeople({
    [save]: ({ body }) => ({ result: true, msg: { ...noor, ...(body as object) } }),
  });

  await user.click(await screen.findByRole('button', { name: /^Roles of Noor Arden/ }));
  await user.click(screen.getByRole('checkbox', { name: 'nurse' }));
  expect(await screen.findByText('User updated successfully.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await vanished('Noor Arden: roles saved');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(api.callsOf(save).map(({ body }) => body)).toEqual([
    { roles: ['user', 'nurse'], rolesBefore: ['user'] },
    { roles: ['user'], rolesBefore: ['user', 'nurse'] },
  ]);
});

const vanished = (text: string) =>
  waitFor(() => {
    expect(screen.queryByText(text)).toBeNull();
  });

test('emails a password reset, and a new verification only to unverified accounts', async () => {
  const send = `POST /user/sendlink/${elias._id}`;
  const { api, user } = openPeople({ [send]: { result: true } });

  const verified = await menuOf(user, 'Noor Arden');
  expect(verified.getByRole('button', { name: 'Send password reset' })).toBeVisible();
  expect(verified.queryByRole('button', { name: 'Send verification again' })).toBeNull();
  const unverified = await menuOf(user, 'Elias Bauer');
  await user.click(unverified.getByRole('button', { name: 'Send verification again' }));

  expect(await screen.findByText('We’ve emailed the link to elias@example.org.')).toBeVisible();
  expect(api.callsOf(send)[0]?.body).toEqual({ kind: 'verification' });
});

test('a deletion counts what is deleted with the account, and is not offered for one’s own', async () => {
  const remove = `DELETE /user/delete/${noor._id}`;
  const paid = 'Noor Arden has a paid registration.';
  const { api, user } = openPeople({
    [`GET /user/belongings/${noor._id}`]: { counts: [{ what: 'Campers', count: 2 }], payments: 3 },
    [remove]: refusal(409, paid),
  });

  const own = await menuOf(user, `${me.nameFirst} ${me.nameLast}`);
  await user.click(own.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Cannot delete yourself!')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click((await menuOf(user, 'Noor Arden')).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are you sure?' });
  expect(await within(dialog).findByText('Campers: 2')).toBeVisible();
  expect(within(dialog).getByText('Payments, for our books, without children’s names: 3')).toBeVisible();
  expect(within(dialog).getByText(/^The log of who changed what/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  expect(await within(dialog).findByText(paid)).toBeVisible();

  api.answer(remove, { result: true });
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('User deleted successfully.')).toBeVisible();
});
