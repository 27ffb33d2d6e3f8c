import type { Action, Subject } from '../access/catalogue';
import { setupPath } from '../content/site';
import { isOpenTo, type Opener } from './is-open-to';
import type { GuardedFacts, GuardedPage } from './page';
import { railGroups, type RailName } from './rail';

/** A page for people with a right. */
const page = <const Path extends string, const Own extends GuardedFacts = Record<never, never>>(
  path: Path,
  title: string,
  [action, subject]: [Action, Subject],
  own: Own = {} as Own,
) => ({ path, app: 'admin-app', title, guarded: true, needs: { action, subject }, ...own }) as const;

/** A page for the role admin, whatever rights another role has. Its calls declare the same. */
const administratorsPage = <const Path extends string, const Own extends GuardedFacts = Record<never, never>>(
  path: Path,
  title: string,
  [action, subject]: [Action, Subject],
  own: Own = {} as Own,
) =>
  ({
    ...page(path, title, [action, subject], own),
    needs: { action, subject, administratorsOnly: true },
  }) as const;

/** Every page of the administration, with path, right, navigation entry and destination. */
export const administrationPages = {
  camperList: page('/camper/list', 'Campers', ['view-all', 'camper'], {
    aliases: ['/camper'],
    navigation: [{ menu: 'Campers', label: 'View Campers', order: 3 }],
    rail: 'Campers',
  }),
  camperWaitlistList: page('/camper-waitlist/list', 'Waitlist', ['view-all', 'camper-waitlist'], {
    aliases: ['/camper-waitlist'],
    rail: 'Waitlist',
  }),
  counselorList: page('/counselor/list', 'Counselors', ['view-all', 'counselor'], {
    aliases: ['/counselor'],
    navigation: [{ menu: 'Counselors', label: 'View Counselors', order: 2 }],
    rail: 'Counselors',
  }),
  counselorApplicationList: page(
    '/counselor-app/list',
    'Counselor Applications',
    ['view-all', 'counselor-app'],
    {
      aliases: ['/counselor-app'],
      navigation: [{ menu: 'Counselors', label: 'View Counselor Apps', order: 3 }],
      rail: 'Applications',
    },
  ),
  staffList: page('/staff/list', 'Staff Application', ['view-all', 'staff'], {
    aliases: ['/staff'],
    navigation: [{ menu: 'Staff', label: 'View Staff', order: 2 }],
    rail: 'Staff',
  }),
  campList: page('/camp/list', 'Camps', ['edit', 'camp'], {
    aliases: ['/camp'],
    navigation: [{ menu: 'Camp', label: 'Camp Years', order: 1, administratorsOnly: true }],
    rail: 'Camps',
  }),
  campCreate: page('/camp/create', 'Create Camp', ['create', 'camp'], {
    navigation: [{ menu: 'Camp', label: 'Create Camp', order: 2, administratorsOnly: true }],
    rail: 'Camps',
  }),
  campEdit: page('/camp/edit/:id', 'Edit Camp', ['edit', 'camp']),
  adminUsers: page('/admin/users', 'People', ['edit', 'user'], {
    aliases: ['/user/all'],
    navigation: [{ menu: 'Admin', label: 'Users', order: 7, administratorsOnly: true }],
    rail: 'People',
  }),
  roleList: page('/role/list', 'Roles', ['view-all', 'role'], {
    aliases: ['/role'],
    navigation: [{ menu: 'Admin', label: 'Roles', order: 6, administratorsOnly: true }],
    rail: 'Roles',
  }),
  roleCreate: page('/role/create', 'Create Role', ['create', 'role'], { rail: 'Roles' }),
  roleEdit: page('/role/edit/:id', 'Edit Role', ['edit', 'role']),
  adminContent: page('/admin/content', 'Texts', ['edit-all', 'content'], { rail: 'Texts' }),
  // Before the texts, whose address would match it.
  adminPhotographs: page('/admin/content/photographs', 'Photographs', ['edit-all', 'content']),
  adminContentEdit: page('/admin/content/:subject', 'Change a text', ['edit-all', 'content']),
  adminSetup: page(setupPath, 'Set up your camp', ['edit-all', 'content']),
  adminDonations: page('/admin/donations', 'Donations', ['edit-all', 'stripe'], {
    navigation: [{ menu: 'Admin', label: 'Donations', order: 5, administratorsOnly: true }],
    rail: 'Donations',
  }),
  adminDashboard: page('/admin/dashboard', 'Dashboard', ['view-all', 'camper'], {
    aliases: ['/admin'],
    rail: 'Dashboard',
    navigation: [{ menu: 'Admin', label: 'Dashboard', order: 3, administratorsOnly: true }],
  }),
  adminReports: page('/admin/reports', 'Reports', ['view-all', 'camper'], {
    rail: 'Reports',
    navigation: [{ menu: 'Admin', label: 'Reports', order: 4, administratorsOnly: true }],
  }),
  adminMessages: page('/admin/messages', 'Messages', ['create', 'admin'], { rail: 'Messages' }),
  adminAudit: page('/admin/audit', 'Audit', ['view', 'admin'], { rail: 'Audit' }),
  adminImport: administratorsPage('/admin/import', 'Import earlier years', ['edit', 'admin'], {
    rail: 'Import',
  }),
  adminImported: administratorsPage('/admin/import/:id', 'Imported records', ['edit', 'admin']),
  adminExport: administratorsPage('/admin/export', 'Export everything', ['view', 'admin'], {
    rail: 'Export',
  }),
  adminTest: page('/admin/test', 'Test Form', ['create', 'test'], {
    rail: 'Test form',
    navigation: [{ menu: 'Admin', label: 'Test Form', order: 2, administratorsOnly: true }],
  }),
  adminTokens: administratorsPage('/admin/tokens', 'Access tokens', ['edit-all', 'admin'], {
    rail: 'Access tokens',
  }),
  adminWebhooks: administratorsPage('/admin/webhooks', 'Webhooks', ['edit-all', 'admin'], {
    rail: 'Webhooks',
  }),
  paymentList: page('/stripe/list', 'Payments', ['view-all', 'stripe'], {
    aliases: ['/stripe', '/admin/payments'],
    rail: 'Payments',
  }),
  failedWork: page('/admin/failed-work', 'Failed jobs', ['view', 'admin'], {
    rail: 'Failed jobs',
  }),
} satisfies Record<string, GuardedPage>;

/** One entry of the administration's navigation. */
export interface Destination {
  name: RailName;
  path: string;
}

/**
 * The destinations that a person may open, by group, without empty groups. Each uses its first page that they may open,
 * so people who may only create start with the form.
 *
 * @param person `may`: whether they have a right. `isAdministrator`: whether they have the role admin
 */
export function destinationsFor(
  person: Opener,
  pages: readonly Pick<GuardedPage, 'path' | 'needs' | 'rail'>[] = Object.values<GuardedPage>(
    administrationPages,
  ),
): readonly (readonly Destination[])[] {
  const destinationOf = (name: RailName): Destination[] => {
    const found = pages.find(({ rail, needs }) => rail === name && isOpenTo(person, needs));
    return found ? [{ name, path: found.path }] : [];
  };
  return railGroups.map((group) => group.flatMap(destinationOf)).filter((group) => group.length > 0);
}
