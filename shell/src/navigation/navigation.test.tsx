import { can } from '@camp/contracts/access/can';
import { actions, subjects, type Permissions } from '@camp/contracts/access/catalogue';
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

describe('account entries', () => {
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

it('shows menus in the order of the specification, without empty ones', () => {
  const { menus } = navigationOf(pageList, viewer({ camper: ['view-all'] }), true);
  const order = ['Campers', 'Info', 'Counselors', 'Staff'];

  expect(menus.map(({ label }) => label)).toEqual(
    order.filter((name) => menus.some(({ label }) => label === name)),
  );
  expect(menus.every(({ links }) => links.length > 0)).toBe(true);
});

it('shows the Camp and Admin menus to administrators only', () => {
  expect(
    navigationOf(pageList, viewer({ camp: ['view-all'], admin: ['view'] }), true).administration,
  ).toEqual([]);
});

it.each([true, false])(
  'is the same for visitors without the guarded pages (registration open: %s)',
  (isOpen) => {
    const forVisitors = [...publicPageList, ...Object.values(entrances)];

    expect(navigationOf(forVisitors, viewer(), isOpen)).toEqual(navigationOf(pageList, viewer(), isOpen));
  },
);

describe('header of the specification', () => {
  /**
   * Each row has menu, entry, address, and audience: everyone, while registration is open, by a right, or the role
   * admin.
   */
  const entries: readonly (readonly [string, string, string, string?])[] = [
    ['Campers', 'Camper Info', '/camper-home'],
    ['Campers', 'Camper Registration', '/camper/create', 'open'],
    ['Campers', 'View Campers', '/camper/list', 'camper'],
    ['Info', 'Meet Our Staff', '/staff-about'],
    ['Info', 'Camp Location & Contact', '/camp-location'],
    ['Info', 'Camper FAQs', '/camper-home#faq'],
    ['Info', 'Camper Packing List', '/packing-list'],
    ['Counselors', 'Counselor Registration', '/counselor/create', 'open'],
    ['Counselors', 'View Counselors', '/counselor/list', 'counselor'],
    ['Counselors', 'View Counselor Apps', '/counselor-app/list', 'counselor-app'],
    ['Staff', 'Staff Application', '/staff/create', 'open'],
    ['Staff', 'View Staff', '/staff/list', 'staff'],
    ['Camp', 'Camp Years', '/camp/list', 'admin'],
    ['Camp', 'Create Camp', '/camp/create', 'admin'],
    ['Admin', 'Covid-19 Upload', '/covid-19-upload', 'admin'],
    ['Admin', 'Test Form', '/admin/test', 'admin'],
    ['Admin', 'Dashboard', '/admin/dashboard', 'admin'],
    ['Admin', 'Reports', '/admin/reports', 'admin'],
    ['Admin', 'Donations', '/admin/donations', 'admin'],
    ['Admin', 'Roles', '/role/list', 'admin'],
    ['Admin', 'Users', '/admin/users', 'admin'],
    ['Admin', 'Password Reset', '/password-reset-create', 'admin'],
  ];
  const everything = Object.fromEntries(subjects.map((subject) => [subject, actions])) as Permissions;

  it.each<[string, Permissions | undefined, boolean, readonly string[]]>([
    ['a visitor while registration is closed', undefined, false, []],
    ['a visitor while registration is open', undefined, true, ['open']],
    ['a parent', { camper: ['view', 'create'] }, true, ['open']],
    ['who sees all counselors', { counselor: ['view-all'] }, false, ['counselor']],
    [
      'an administrator',
      everything,
      true,
      ['open', 'camper', 'counselor', 'counselor-app', 'staff', 'admin'],
    ],
  ])('shows %s exactly these entries, in this order', (who, permissions, open, groups) => {
    const isAdministrator = who === 'an administrator';
    const { menus, administration } = navigationOf(pageList, viewer(permissions, { isAdministrator }), open);

    const shown = [...menus, ...administration].flatMap(({ label: menu, links }) =>
      links.map(({ label, to }) => [menu, label, to]),
    );
    expect(shown).toEqual(
      entries
        .filter(([, , , group]) => group === undefined || groups.includes(group))
        .map((entry) => entry.slice(0, 3)),
    );
  });
});
