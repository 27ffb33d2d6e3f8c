import { accessTokenKey } from '@camp/api-client/session';
import { can } from '@camp/contracts/access/can';
import type { Permissions } from '@camp/contracts/access/catalogue';
import { railGroups } from '@camp/contracts/registries/rail';
import { fakeApi, type FakeAnswers } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import Administration from './administration';
import { keptYear } from './chosen-year';
// Compiled before the first test, whose patience is for the page and not for the compiler.
import './command-box';
import { placeAt, placesFor } from './places';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(accessTokenKey, 'secret');
});

const found = 'GET /camper/list?q=maya&page=1&pageSize=5';

function open(
  answers: FakeAnswers = {},
  { permissions = { camper: ['view-all'] } as Permissions, address = '/camper/list' } = {},
) {
  const api = fakeApi({
    'GET /camp/current': openCamp({ year: 2027 }),
    'GET /camp/list': [openCamp({ year: 2026 }), openCamp({ year: 2027 }), openCamp({ year: 2028 })],
    'GET /user/current': { msg: parent({ permissions }) },
    ...answers,
  });
  return { api, ...renderPage(<Administration />, address) };
}

const rail = () => screen.getByRole('navigation', { name: 'Administration' });

describe('the places', () => {
  const pages = [
    { path: '/stripe/list', needs: { action: 'view-all', subject: 'stripe' }, rail: 'Payments' },
    { path: '/camper/list', needs: { action: 'view-all', subject: 'camper' }, rail: 'Campers' },
    { path: '/role/list', needs: { action: 'view-all', subject: 'role' }, rail: 'Roles' },
    { path: '/role/create', needs: { action: 'create', subject: 'role' }, rail: 'Roles' },
    { path: '/user/profile' },
  ] as const;
  const places = (permissions: Permissions) =>
    placesFor((action, subject) => can(permissions, action, subject), pages);
  const namesFor = (permissions: Permissions) =>
    places(permissions).map((group) => group.map(({ name }) => name));

  it('are those that a person may open, in the order of the rail', () => {
    expect(namesFor({ stripe: ['view-all'], camper: ['view-all'] })).toEqual([['Campers'], ['Payments']]);
    expect(namesFor({ camper: ['view'] })).toEqual([]);
  });

  it('begin with the form where somebody may only make something', () => {
    expect(places({ role: ['create'] })).toEqual([[{ name: 'Roles', path: '/role/create' }]]);
    expect(places({ role: ['create', 'view-all'] })).toEqual([[{ name: 'Roles', path: '/role/list' }]]);
  });

  it('have an order of their own', () => {
    expect(railGroups.flat()).toEqual([
      ...['Dashboard', 'Campers', 'Waitlist', 'Counselors', 'Applications', 'Staff', 'Payments'],
      ...[
        'Donations',
        'Camps',
        'People',
        'Roles',
        'Reports',
        'Messages',
        'Audit',
        'Failed work',
        'Test form',
      ],
    ]);
  });

  it('belong to an address by its page', () => {
    expect(placeAt('/camper')).toBe('Campers');
    expect(placeAt('/admin/donations')).toBe('Donations');
    expect(placeAt('/admin/audit')).toBe('Audit');
    expect(placeAt('/role/edit/5')).toBe('Roles');
    expect(placeAt('/admin/test')).toBe('Test form');
    expect(placeAt('/gallery')).toBeUndefined();
  });
});

test('the rail shows where the person may go and where they are', async () => {
  open();

  const here = await within(rail()).findByRole('link', { name: 'Campers' });
  expect(here).toHaveAttribute('aria-current', 'page');
  expect(within(rail()).queryByRole('link', { name: 'Donations' })).toBeNull();
});

test('on a phone the places open in a sheet, which closes when somebody goes to one', async () => {
  const { user } = open();
  await within(rail()).findByRole('link', { name: 'Campers' });

  await user.click(screen.getByRole('button', { name: 'Campers' }));
  const sheet = screen.getByRole('dialog', { name: 'Administration' });
  await user.click(within(sheet).getByRole('link', { name: 'Campers' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the camp year', () => {
  const year = () => screen.findByRole('combobox', { name: 'Camp year' });

  it('is the current camp’s, until another is chosen, which is kept and stands in the address', async () => {
    const { user, router, unmount } = open();
    expect(await year()).toHaveDisplayValue('2027');

    await user.click(screen.getByRole('button', { name: 'Year before' }));

    expect(await year()).toHaveDisplayValue('2026');
    expect(router.state.location.search).toBe('?year=2026');
    expect(screen.getByRole('button', { name: 'Year before' })).toBeDisabled();
    unmount();
    open();
    expect(await year()).toHaveDisplayValue('2026');
  });

  it('of an address counts there and is not kept', async () => {
    const { unmount } = open({}, { address: '/camper/list?year=2028' });
    expect(await year()).toHaveDisplayValue('2028');
    unmount();

    open();
    expect(await year()).toHaveDisplayValue('2027');
  });

  it('is no matter on a form, and is one for messages', async () => {
    const { unmount } = open({}, { address: '/camper/edit/64b0000000000000000000c1' });
    expect(await within(rail()).findByRole('link', { name: 'Campers' })).toHaveAttribute('aria-current');
    expect(screen.queryByRole('combobox', { name: 'Camp year' })).toBeNull();
    unmount();

    open({}, { address: '/admin/messages' });
    expect(await year()).toHaveDisplayValue('2027');
  });

  it('chosen back to the current camp’s is no choice any more', async () => {
    localStorage.setItem('administration.year', '2026');
    const { user, router } = open({}, { address: '/camper/list?year=2026&page=3' });
    await screen.findByRole('option', { name: '2028' });

    await user.selectOptions(await year(), '2027');

    expect(router.state.location.search).toBe('');
    expect(localStorage.getItem('administration.year')).toBeNull();
  });
});

describe('the command box', () => {
  const box = () => screen.findByRole('combobox', { name: 'Find' });
  const options = () =>
    within(screen.getByRole('listbox'))
      .queryAllByRole('option')
      .map(({ textContent }) => textContent?.trim());

  it.each(['/', '{Control>}k{/Control}'])('opens with %s and finds pages by their names', async (keys) => {
    const { user, router } = open({}, { address: '/camper/list?page=2' });
    await within(rail()).findByRole('link', { name: 'Campers' });

    await user.keyboard(keys);
    await user.type(await box(), 'c');
    expect(options()).toEqual(['Campers']);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe('/camper/list');
  });

  it('finds children through their list, once the person stops typing, and opens the one chosen', async () => {
    const { api, user, router } = open({
      [found]: () => [
        camper({ _id: '64b0000000000000000000c1', nameFirst: 'Maya', nameLast: 'Torres' }),
        camper({ _id: '64b0000000000000000000c2', nameFirst: 'Maya', nameLast: 'Young', grade: '7th' }),
      ],
    });
    await within(rail()).findByRole('link', { name: 'Campers' });

    await user.click(screen.getByRole('button', { name: /^Find/ }));
    await user.type(await box(), 'maya');

    expect(await screen.findByRole('option', { name: /Torres/ })).toHaveTextContent('5th grade, 2026');
    expect(options()).toHaveLength(2);
    expect(api.callsOf(found)).toHaveLength(1);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /Young/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(router.state.location.search).toBe('?q=maya&open=64b0000000000000000000c2');
  });

  it('finds payments for who may see them', async () => {
    const payment = { family: 'Pat Parent', names: ['Maya'], amount: 325, standing: 'paid' };
    const { user, router } = open(
      { 'GET /stripe/list?q=parent&page=1&pageSize=5': [{ ...payment, _id: '64b0000000000000000000d1' }] },
      { permissions: { stripe: ['view-all'] } },
    );

    await user.keyboard('/');
    await user.type(await box(), 'parent');

    await user.click(await screen.findByRole('option', { name: 'Pat Parent $325.00, Paid' }));
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/stripe/list?q=parent&open=64b0000000000000000000d1',
    );
  });

  it.each([
    ['check-in', 'Check-in', '/admin/reports?report=check-in'],
    ['medic', 'Health', '/admin/reports?report=health'],
    ['refund', 'Refund a payment', '/stripe/list?standing=paid'],
    ['new camp', 'New camp', '/camp/create'],
    ['log out', 'Log out', ''],
  ])('finds by “%s” what can be done, for who may do it', async (words, label, to) => {
    const all = ['create', 'view-all', 'edit-all', 'data'] as const;
    const { user, router, unmount } = open({}, { permissions: { camper: all, stripe: all, camp: all } });
    await within(rail()).findByRole('link', { name: 'Campers' });
    await user.keyboard('/');
    await user.type(await box(), words);
    const action = within(await screen.findByRole('group', { name: 'Actions' }));
    const [first] = action.getAllByRole('option');
    expect(first).toHaveTextContent(label);
    if (to === '') return;
    await user.click(first as HTMLElement);
    expect(router.state.location.pathname + router.state.location.search).toBe(to);
    unmount();

    const other = open({}, { permissions: { staff: ['view-all'] } });
    await within(rail()).findByRole('link', { name: 'Staff' });
    await other.user.keyboard('/');
    await other.user.type(await box(), words);
    expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  });

  it('shows another year, and logs out at once', async () => {
    const { api, user, router } = open({ 'POST /user/logout': { result: true } });
    await within(rail()).findByRole('link', { name: 'Campers' });
    await user.keyboard('/');
    await user.type(await box(), '2026');
    await user.click(await screen.findByRole('option', { name: 'Show camp year 2026' }));
    await waitFor(() => expect(router.state.location.search).toBe('?year=2026'));

    await user.keyboard('/');
    await user.type(await box(), 'log out');
    await user.click(await screen.findByRole('option', { name: 'Log out' }));

    await waitFor(() => expect(localStorage.getItem(accessTokenKey)).toBeNull());
    expect(api.callsOf('POST /user/logout')).toHaveLength(1);
  });

  it('goes where a year is seen to show another one', async () => {
    const { user, router } = open({}, { address: '/camp/create' });
    await within(rail()).findByRole('link', { name: 'Campers' });
    await user.keyboard('/');
    await user.type(await box(), '2026');
    await user.click(await screen.findByRole('option', { name: 'Show camp year 2026' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(keptYear()).toBe('2026');
  });

  it('closes with one Escape, whatever was typed', async () => {
    const { user } = open({ [found]: [] });
    await within(rail()).findByRole('link', { name: 'Campers' });
    await user.keyboard('/');
    await user.type(await box(), 'maya');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds roles by their name for who may change them', async () => {
    const { user, router } = open(
      { 'GET /role/list': [{ _id: '64b0000000000000000000f1', name: 'Nurse', actions: {} }] },
      { permissions: { role: ['view-all', 'edit'] } },
    );
    await within(rail()).findByRole('link', { name: 'Roles' });
    await user.keyboard('/');
    await user.type(await box(), 'nur');

    await user.click(await screen.findByRole('option', { name: 'Nurse Role' }));

    expect(router.state.location.pathname).toBe('/role/edit/64b0000000000000000000f1');
  });

  it('asks only the lists that the person may see, and says when nothing is found', async () => {
    const { user } = open({}, { permissions: {}, address: '/elsewhere-in-administration' });

    await user.keyboard('/');
    await user.type(await box(), 'maya');

    expect(await screen.findByText('Nothing found. Try part of a name.')).toBeVisible();
  });

  it('leaves the key / to whoever switched it off, and to fields', async () => {
    const { user } = open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Camp year' }), '2026');
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: /^Find/ }));
    await user.click(await screen.findByRole('checkbox', { name: /opens this too/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('/');

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
