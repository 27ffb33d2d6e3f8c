import { smallForms } from '@camp/contracts/test/sentences/small-forms';
import { accessTokenKey } from '@camp/api-client/session';
import { permissionsOf } from '@camp/contracts/access/can';
import {
  actions,
  subjects,
  type Action,
  type RoleActions,
  type Subject,
} from '@camp/contracts/access/catalogue';
import { rolePresets } from '@camp/contracts/role/presets';
import { fakeApi, refusal } from '@camp/testing/browser/fake-api';
import { parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import RoleEditPage from './pages/role-edit-page';
import RoleListPage from './pages/role-list-page';
import { withPreset } from './with-rights';

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

test('lists roles in plain words, deletes no default role, and deletes others only after a confirmation', async () => {
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

test('asks for name and subject, toggles all actions that the person has, and returns to the list', async () => {
  const me = parent();
  const refused = 'A role with this name already exists. Choose another name.';
  const api = fakeApi({
    'GET /user/current': {
      msg: parent({ permissions: { role: ['create'], camper: ['view', 'view-all'] } }),
    },
    'POST /role/create': refusal(409, refused),
  });
  const { user, router } = renderPage(<RoleEditPage />, '/role/create');

  await user.click(screen.getByRole('button', { name: 'Create Role' }));
  expect(screen.getByText(smallForms.roleNameMissing)).toBeVisible();
  expect(screen.getByText('Choose a subject.')).toBeVisible();
  await user.type(screen.getByLabelText('Role name'), 'Nurse');
  await user.selectOptions(screen.getByLabelText('Subject'), 'camper');
  const [chosen, ofAll] = screen.getAllByRole('group', { name: 'Campers' }).map((group) => within(group));
  if (!chosen || !ofAll) throw new Error('There are fewer than two groups of rights on campers.');
  await waitFor(() => expect(chosen.getByRole('checkbox', { name: 'view everyone’s' })).toBeEnabled());
  expect(chosen.getByRole('checkbox', { name: 'view sensitive answers' })).toBeDisabled();
  expect(ofAll.getByRole('checkbox', { name: 'view sensitive answers' })).toBeDisabled();
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

test('a nurse’s role takes two clicks, within the person’s rights, and every right can be changed below', async () => {
  const me = parent({
    permissions: {
      role: ['create'],
      camper: [...actions],
      counselor: ['view-all'],
      staff: [...actions],
      camp: ['edit'],
    },
  });
  const api = fakeApi({ 'GET /user/current': { msg: me }, 'POST /role/create': { result: true } });
  const { user } = renderPage(<RoleEditPage />, '/role/create');
  const rightsOn = (subject: string) => within(screen.getByRole('group', { name: subject }));
  await waitFor(() => expect(rightsOn('Campers').getByRole('checkbox', { name: 'create' })).toBeEnabled());
  expect(screen.queryByText(/view-all|edit-all|delete-all/)).toBeNull();
  expect(rightsOn('Camps').getAllByRole('checkbox')).toHaveLength(5);

  await user.click(screen.getByRole('button', { name: 'Registrar' }));
  await user.click(screen.getByRole('button', { name: 'Nurse' }));
  expect(screen.getByLabelText('Role name')).toHaveValue('Nurse');
  expect(screen.getByRole('button', { name: 'Nurse' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/Rights you don’t have yourself are left out/)).toBeVisible();
  expect(screen.getByText('Campers: view everyone’s, view sensitive answers.')).toBeVisible();
  expect(rightsOn('Counselors').getByRole('checkbox', { name: 'view sensitive answers' })).not.toBeChecked();

  await user.click(rightsOn('Camps').getByText('edit'));
  await user.click(screen.getByRole('button', { name: 'Create Role' }));

  await waitFor(() => expect(api.callsOf('POST /role/create')).toHaveLength(1));
  const { actions: given } = api.callsOf('POST /role/create')[0]?.body as { actions: RoleActions };
  expect(permissionsOf([{ actions: given }])).toEqual({
    camper: ['view-all', 'data'],
    counselor: ['view-all'],
    staff: ['view-all', 'data'],
    camp: ['edit', 'edit-all'],
  });
});

test('a preset removes no right that the person could not give', () => {
  const treasurer = rolePresets.find(({ name }) => name === 'Treasurer');
  if (!treasurer) throw new Error('There is no treasurer.');
  const mayGive = (action: Action, subject: Subject) => subject === 'camper' && action !== 'data';
  const before = { camper: { data: true, edit: true }, role: { edit: true } };

  const { held, isWhole } = withPreset(before, treasurer, mayGive);

  expect(permissionsOf([{ actions: held }])).toEqual({ camper: ['view-all', 'data'], role: ['edit'] });
  expect(isWhole).toBe(false);
  expect(withPreset({}, treasurer, () => true).isWhole).toBe(true);
});

test('changed rights ask before the person leaves, and rights that were changed back do not', async () => {
  const nurse = role('Nurse');
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: everything }) },
    'GET /role/list': [nurse],
  });
  const { user } = renderPage(<RoleEditPage />, `/role/edit/${nurse._id}`, '/role/edit/:id');
  const camps = within(await screen.findByRole('group', { name: 'Camps' }));
  await waitFor(() => expect(camps.getByRole('checkbox', { name: 'edit' })).toBeEnabled());
  await user.click(camps.getByRole('checkbox', { name: 'edit' }));

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByText('You haven’t saved your changes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(camps.getByRole('checkbox', { name: 'edit' }));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(await screen.findByText('Another page')).toBeVisible();
});

test('a changed role name asks before the person leaves', async () => {
  const nurse = role('Nurse');
  fakeApi({
    'GET /user/current': { msg: parent({ permissions: everything }) },
    'GET /role/list': [nurse],
  });
  const { user } = renderPage(<RoleEditPage />, `/role/edit/${nurse._id}`, '/role/edit/:id');
  await user.type(await screen.findByLabelText('Role name'), ' 2');

  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(await screen.findByText('You haven’t saved your changes.')).toBeVisible();
});
