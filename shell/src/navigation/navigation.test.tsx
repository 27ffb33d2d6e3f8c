import { can } from '@camp/contracts/access/can';
import type { Permissions } from '@camp/contracts/access/catalogue';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { pageList } from '@camp/contracts/registries/pages';
import { entrances, publicPageList } from '@camp/contracts/registries/public-pages';
import { navigationOf, type Navigation, type Viewer } from './navigation';

const viewer = (permissions?: Permissions, values: Partial<Viewer> = {}): Viewer => ({
  isLoggedIn: permissions !== undefined,
  isAdministrator: false,
  may: (action, subject) => can(permissions, action, subject),
  ...values,
});

const labelsOf = ({ menus, links, account, administration }: Navigation) =>
  [...[...menus, ...administration].flatMap((menu) => menu.links), ...links, ...account].map(
    ({ label }) => label,
  );

const menuOf = (navigation: Navigation, name: string) =>
  navigation.menus.find(({ label }) => label === name)?.links.map(({ label }) => label);

describe('the account entries', () => {
  it('are Login and Sign up for visitors', () => {
    expect(navigationOf(pageList, viewer(), false).account.map(({ label }) => label)).toEqual([
      'Login',
      'Sign up',
    ]);
  });

  it('are the profile for people who are logged in', () => {
    expect(navigationOf(pageList, viewer({}), false).account).toEqual([
      { label: 'Profile', to: '/user/profile' },
    ]);
  });
});

describe('registration', () => {
  const { label } = guardedPages.camperCreate.navigation[0];

  it('is offered while it is open', () => {
    expect(menuOf(navigationOf(pageList, viewer(), true), 'Campers')).toContain(label);
  });

  it('is not offered while it is closed', () => {
    expect(labelsOf(navigationOf(pageList, viewer(), false))).not.toContain(label);
  });
});

describe('lists of other people’s records', () => {
  it('are offered with view-all', () => {
    const navigation = navigationOf(pageList, viewer({ camper: ['view-all'] }), false);

    expect(menuOf(navigation, 'Campers')).toContain('View Campers');
  });

  it.each([
    { who: 'a visitor', permissions: undefined },
    { who: 'a parent', permissions: { camper: ['view', 'create'] } as Permissions },
    { who: 'a person with view-all on another subject', permissions: { staff: ['view-all'] } as Permissions },
  ])('are not offered to $who', ({ permissions }) => {
    expect(labelsOf(navigationOf(pageList, viewer(permissions), true))).not.toContain('View Campers');
  });
});

it('shows menus in the order of the specification and none that is empty', () => {
  const { menus } = navigationOf(pageList, viewer({ camper: ['view-all'] }), true);
  const order = ['Campers', 'Info', 'Counselors', 'Staff'];

  expect(menus.map(({ label }) => label)).toEqual(
    order.filter((name) => menus.some(({ label }) => label === name)),
  );
  expect(menus.every(({ links }) => links.length > 0)).toBe(true);
});

it('keeps the Camp and Admin menus from everyone but administrators', () => {
  expect(
    navigationOf(pageList, viewer({ camp: ['view-all'], admin: ['view'] }), true).administration,
  ).toEqual([]);
});

it.each([true, false])(
  'is the same for visitors without the guarded pages; registration open: %s',
  (isOpen) => {
    const forVisitors = [...publicPageList, ...Object.values(entrances)];

    expect(navigationOf(forVisitors, viewer(), isOpen)).toEqual(navigationOf(pageList, viewer(), isOpen));
  },
);
