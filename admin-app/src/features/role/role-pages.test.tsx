import { accessTokenKey } from '@camp/api-client/session';
import { actions, subjects } from '@camp/contracts/access/catalogue';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import RoleCreatePage from './pages/role-create-page';
import RoleListPage from './pages/role-list-page';

const everything = Object.fromEntries(subjects.map((subject) => [subject, actions]));
const role = (name: string, values: object = {}) => ({
  _id: name === 'admin' ? '64b0000000000000000000a1' : '64b0000000000000000000a2',
  name,
  actions: { camper: { 'view-all': true } },
  holders: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...values,
});

beforeEach(() => localStorage.setItem(accessTokenKey, 'secret'));

test('lists roles in plain words; a default one cannot be deleted, another only after a question', async () => {
  const nurse = role('Nurse');
  const api = fakeApi({
    'GET /user/current': { msg: parent({ permissions: everything }) },
    'GET /role/list': [role('admin'), nurse],
    [`DELETE /role/delete/${nurse._id}`]: { result: true },
  });
  const { user } = renderPage(<RoleListPage />, '/role/list');

  const card = (await screen.findByRole('heading', { name: 'admin' })).closest('li') as HTMLElement;
  expect(within(card).getByText('*default role cannot be deleted')).toBeVisible();
  expect(within(card).getByText('Campers: view everyone’s.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete admin' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Delete Nurse' }));
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete role' }));

  await waitFor(() => expect(api.callsOf(`DELETE /role/delete/${nurse._id}`)).toHaveLength(1));
});

test('asks for name and subject, toggles all actions that the person holds, and leads to the list', async () => {
  const me = parent();
  const refused = 'There is a role of this name.';
  const api = fakeApi({
    'GET /user/current': {
      msg: parent({ permissions: { role: ['create'], camper: ['view', 'view-all'] } }),
    },
    'POST /role/create': refusal(409, refused),
  });
  const { user, router } = renderPage(<RoleCreatePage />, '/role/create');

  await user.click(screen.getByRole('button', { name: 'Create Role' }));
  expect(screen.getByText('Role name is required.')).toBeVisible();
  expect(screen.getByText('Choose a subject.')).toBeVisible();
  await user.type(screen.getByLabelText('Role name'), 'Nurse');
  await user.selectOptions(screen.getByLabelText('Subject'), 'camper');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^view-all/ })).toBeEnabled());
  expect(screen.getByRole('checkbox', { name: /^data/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Toggle All' }));
  await user.click(screen.getByRole('button', { name: 'Create Role' }));
  const notifications = screen.getByRole('region', { name: 'Notifications' });
  expect(await within(notifications).findByText(refused)).toBeVisible();
  api.answer('POST /role/create', { result: true });
  await user.click(screen.getByRole('button', { name: 'Create Role' }));

  expect(await screen.findByText('Role info successfully created!')).toBeVisible();
  expect(within(notifications).queryByText(refused)).toBeNull();
  expect(router.state.location.pathname).toBe('/role/list');
  expect(api.callsOf('POST /role/create')[0]?.body).toEqual({
    name: 'Nurse',
    actions: { camper: { view: true, 'view-all': true } },
    userId: me._id,
  });
});
