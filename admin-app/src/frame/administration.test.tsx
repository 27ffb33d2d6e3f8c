import { accessTokenKey } from '@camp/api-client/session';
import { can } from '@camp/contracts/access/can';
import type { Permissions } from '@camp/contracts/access/catalogue';
import { destinationsFor } from '@camp/contracts/registries/administration-pages';
import { railGroups } from '@camp/contracts/registries/rail';
import { screen, within } from '@testing-library/react';
import './command-box';
import { destinationAt } from './destinations';
import { open, rail } from './testing/open-administration';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(accessTokenKey, 'secret');
});

describe('the destinations', () => {
  const pages = [
    { path: '/stripe/list', needs: { action: 'view-all', subject: 'stripe' }, rail: 'Payments' },
    { path: '/camper/list', needs: { action: 'view-all', subject: 'camper' }, rail: 'Campers' },
    { path: '/role/list', needs: { action: 'view-all', subject: 'role' }, rail: 'Roles' },
    { path: '/role/create', needs: { action: 'create', subject: 'role' }, rail: 'Roles' },
    {
      path: '/admin/tokens',
      needs: { action: 'edit-all', subject: 'admin', administratorsOnly: true },
      rail: 'Access tokens',
    },
    { path: '/user/profile' },
  ] as const;
  const destinations = (permissions: Permissions, isAdministrator = false) =>
    destinationsFor({ may: (action, subject) => can(permissions, action, subject), isAdministrator }, pages);
  const namesFor = (permissions: Permissions) =>
    destinations(permissions).map((group) => group.map(({ name }) => name));

  it('are those that a person may open, in the order of the navigation', () => {
    expect(namesFor({ stripe: ['view-all'], camper: ['view-all'] })).toEqual([['Campers'], ['Payments']]);
    expect(namesFor({ camper: ['view'] })).toEqual([]);
  });

  it('leave out pages for the role admin, whatever rights another role has', () => {
    const tokens = [{ name: 'Access tokens', path: '/admin/tokens' }];
    expect([destinations({ admin: ['edit-all'] }), destinations({ admin: ['edit-all'] }, true)]).toEqual([
      [],
      [tokens],
    ]);
  });

  it('start with the form if a person may only create', () => {
    expect(destinations({ role: ['create'] })).toEqual([[{ name: 'Roles', path: '/role/create' }]]);
    expect(destinations({ role: ['create', 'view-all'] })).toEqual([[{ name: 'Roles', path: '/role/list' }]]);
  });

  it('have an order of their own', () => {
    expect(railGroups.flat()).toEqual([
      ...['Dashboard', 'Campers', 'Waitlist', 'Counselors', 'Applications', 'Staff', 'Payments'],
      ...['Donations', 'Camps', 'People', 'Roles', 'Texts', 'Reports', 'Messages', 'Audit', 'Failed jobs'],
      ...['Test form', 'Import', 'Export', 'Access tokens', 'Webhooks'],
    ]);
  });

  it('are found by the page of an address', () => {
    expect(destinationAt('/camper')).toBe('Campers');
    expect(destinationAt('/admin/donations')).toBe('Donations');
    expect(destinationAt('/admin/audit')).toBe('Audit');
    expect(destinationAt('/role/edit/5')).toBe('Roles');
    expect(destinationAt('/admin/content/home')).toBe('Texts');
    expect(destinationAt('/admin/test')).toBe('Test form');
    expect(destinationAt('/gallery')).toBeUndefined();
  });
});

test('the navigation shows where the person may go and where they are', async () => {
  open();

  const here = await within(rail()).findByRole('link', { name: 'Campers' });
  expect(here).toHaveAttribute('aria-current', 'page');
  expect(within(rail()).queryByRole('link', { name: 'Donations' })).toBeNull();
});

test('on a phone the navigation opens in a sheet, which closes on navigation', async () => {
  const { user } = open();
  await within(rail()).findByRole('link', { name: 'Campers' });

  await user.click(screen.getByRole('button', { name: 'Campers' }));
  const sheet = screen.getByRole('dialog', { name: 'Administration' });
  await user.click(within(sheet).getByRole('link', { name: 'Campers' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the camp year', () => {
  const year = () => screen.findByRole('combobox', { name: 'Camp year' });

  it('is the current camp’s until another is selected, which is stored and in the address', async () => {
    const { user, router, unmount } = open();
    expect(await year()).toHaveDisplayValue('2027');

    await user.click(screen.getByRole('button', { name: 'Previous year' }));

    expect(await year()).toHaveDisplayValue('2026');
    expect(router.state.location.search).toBe('?year=2026');
    expect(screen.getByRole('button', { name: 'Previous year' })).toBeDisabled();
    unmount();
    open();
    expect(await year()).toHaveDisplayValue('2026');
  });

  it('in an address applies to that page and is not stored', async () => {
    const { unmount } = open({}, { address: '/camper/list?year=2028' });
    expect(await year()).toHaveDisplayValue('2028');
    unmount();

    open();
    expect(await year()).toHaveDisplayValue('2027');
  });

  it('is hidden on a form and shown for messages', async () => {
    const { unmount } = open({}, { address: '/camper/edit/64b0000000000000000000c1' });
    expect(await within(rail()).findByRole('link', { name: 'Campers' })).toHaveAttribute('aria-current');
    expect(screen.queryByRole('combobox', { name: 'Camp year' })).toBeNull();
    unmount();

    open({}, { address: '/admin/messages' });
    expect(await year()).toHaveDisplayValue('2027');
  });

  it('is cleared when the current camp’s is selected', async () => {
    localStorage.setItem('administration.year', '2026');
    const { user, router } = open({}, { address: '/camper/list?year=2026&page=3' });
    await screen.findByRole('option', { name: '2028' });

    await user.selectOptions(await year(), '2027');

    expect(router.state.location.search).toBe('');
    expect(localStorage.getItem('administration.year')).toBeNull();
  });
});
