import type { Action, Subject } from '../access/catalogue';
import { listed, type GuardedPage } from './page';
import { entrances } from './public-pages';

/** Declares the list with its exact ids. It includes every page with an entrance. */
const definePages = <
  const Pages extends Record<string, GuardedPage> & Record<keyof typeof entrances, GuardedPage>,
>(
  pages: Pages,
) => pages;

type More = Omit<Partial<GuardedPage>, 'path' | 'app' | 'title' | 'guarded' | 'needs'>;

/** A page for families. */
const ofFamilies = <const Path extends string, const Own extends More = Record<never, never>>(
  path: Path,
  title: string,
  own: Own = {} as Own,
) => ({ path, app: 'public-app', title, guarded: true, ...own }) as const;

/** A page of the administration, for people with a right. */
const ofAdministration = <const Path extends string, const Own extends More = Record<never, never>>(
  path: Path,
  title: string,
  [action, subject]: [Action, Subject],
  own: Own = {} as Own,
) => ({ path, app: 'admin-app', title, guarded: true, needs: { action, subject }, ...own }) as const;

/**
 * Every page that requires a login: path, app, right, navigation entry. The shell loads this list for people who are
 * logged in, and for addresses that aren't public. An entry that visitors see too is an entrance (`public-pages.ts`).
 */
export const guardedPages = definePages({
  userProfile: ofFamilies('/user/profile/:id?', 'Profile', {
    navigation: [{ menu: 'account', label: 'Profile', order: 1, to: '/user/profile', shownTo: 'signed-in' }],
  }),
  userEdit: ofFamilies('/user/edit/:id?', 'Edit your information'),
  camperCreate: ofFamilies(entrances.camperCreate.path, 'Camper Registration', entrances.camperCreate),
  camperEdit: ofFamilies('/camper/edit/:id', 'Change a registration'),
  camperWaitlistCreate: ofFamilies('/camper-waitlist/create', 'Waitlist Registration'),
  camperRead: ofFamilies('/camper/read/:id', 'What you submitted'),
  counselorCreate: ofFamilies(
    entrances.counselorCreate.path,
    'Counselor Registration',
    entrances.counselorCreate,
  ),
  counselorEdit: ofFamilies('/counselor/edit/:id', 'Change a counselor registration'),
  counselorRead: ofFamilies('/counselor/read/:id', 'What you submitted'),
  counselorApplicationCreate: ofFamilies('/counselor-app/create', 'Counselor Application'),
  counselorApplicationEdit: ofFamilies('/counselor-app/edit/:id', 'Change a counselor application'),
  counselorApplicationRead: ofFamilies('/counselor-app/read/:id', 'What you submitted'),
  camperList: ofAdministration('/camper/list', 'Campers', ['view-all', 'camper'], {
    aliases: ['/camper'],
    navigation: [{ menu: 'Campers', label: 'View Campers', order: 3 }],
    rail: 'Campers',
  }),
  camperWaitlistList: ofAdministration('/camper-waitlist/list', 'Waitlist', ['view-all', 'camper-waitlist'], {
    aliases: ['/camper-waitlist'],
    rail: 'Waitlist',
  }),
  counselorList: ofAdministration('/counselor/list', 'Counselors', ['view-all', 'counselor'], {
    aliases: ['/counselor'],
    navigation: [{ menu: 'Counselors', label: 'View Counselors', order: 2 }],
    rail: 'Counselors',
  }),
  counselorApplicationList: ofAdministration(
    '/counselor-app/list',
    'Counselor Applications',
    ['view-all', 'counselor-app'],
    {
      aliases: ['/counselor-app'],
      navigation: [{ menu: 'Counselors', label: 'View Counselor Apps', order: 3 }],
      rail: 'Applications',
    },
  ),
  staffCreate: ofFamilies(entrances.staffCreate.path, 'Staff Application Form', entrances.staffCreate),
  staffEdit: ofFamilies('/staff/edit/:id', 'Change a staff application'),
  staffRead: ofFamilies('/staff/read/:id', 'What you submitted'),
  staffList: ofAdministration('/staff/list', 'Staff Application', ['view-all', 'staff'], {
    aliases: ['/staff'],
    navigation: [{ menu: 'Staff', label: 'View Staff', order: 2 }],
    rail: 'Staff',
  }),
  covidUpload: ofFamilies('/covid-19-upload/:id?', 'Upload proof of vaccination', {
    navigation: [
      { menu: 'Admin', label: 'Covid-19 Upload', order: 1, to: '/covid-19-upload', administratorsOnly: true },
    ],
  }),
  campList: ofAdministration('/camp/list', 'Camps', ['edit', 'camp'], {
    aliases: ['/camp'],
    navigation: [{ menu: 'Camp', label: 'Camp Years', order: 1, administratorsOnly: true }],
    rail: 'Camps',
  }),
  campCreate: ofAdministration('/camp/create', 'Create Camp', ['create', 'camp'], {
    navigation: [{ menu: 'Camp', label: 'Create Camp', order: 2, administratorsOnly: true }],
    rail: 'Camps',
  }),
  campEdit: ofAdministration('/camp/edit/:id', 'Edit Camp', ['edit', 'camp']),
  adminUsers: ofAdministration('/admin/users', 'People', ['edit', 'user'], {
    aliases: ['/user/all'],
    navigation: [{ menu: 'Admin', label: 'Users', order: 7, administratorsOnly: true }],
    rail: 'People',
  }),
  roleList: ofAdministration('/role/list', 'Roles', ['view-all', 'role'], {
    aliases: ['/role'],
    navigation: [{ menu: 'Admin', label: 'Roles', order: 6, administratorsOnly: true }],
    rail: 'Roles',
  }),
  roleCreate: ofAdministration('/role/create', 'Create Role', ['create', 'role'], { rail: 'Roles' }),
  roleEdit: ofAdministration('/role/edit/:id', 'Edit Role', ['edit', 'role']),
  adminDonations: ofAdministration('/admin/donations', 'Donations', ['edit-all', 'stripe'], {
    navigation: [{ menu: 'Admin', label: 'Donations', order: 5, administratorsOnly: true }],
    rail: 'Donations',
  }),
  adminDashboard: ofAdministration('/admin/dashboard', 'Dashboard', ['view-all', 'camper'], {
    aliases: ['/admin'],
    rail: 'Dashboard',
    navigation: [{ menu: 'Admin', label: 'Dashboard', order: 3, administratorsOnly: true }],
  }),
  adminReports: ofAdministration('/admin/reports', 'Reports', ['view-all', 'camper'], {
    rail: 'Reports',
    navigation: [{ menu: 'Admin', label: 'Reports', order: 4, administratorsOnly: true }],
  }),
  adminMessages: ofAdministration('/admin/messages', 'Messages', ['create', 'admin'], { rail: 'Messages' }),
  adminAudit: ofAdministration('/admin/audit', 'Audit', ['view', 'admin'], { rail: 'Audit' }),
  adminTest: ofAdministration('/admin/test', 'Test Form', ['create', 'test'], {
    rail: 'Test form',
    navigation: [{ menu: 'Admin', label: 'Test Form', order: 2, administratorsOnly: true }],
  }),
  paymentList: ofAdministration('/stripe/list', 'Payments', ['view-all', 'stripe'], {
    aliases: ['/stripe', '/admin/payments'],
    rail: 'Payments',
  }),
  failedWork: ofAdministration('/admin/failed-work', 'Failed jobs', ['view', 'admin'], {
    rail: 'Failed jobs',
  }),
  stripeCreate: ofFamilies('/stripe/create', 'Secure your spot'),
  stripeSuccess: ofFamilies('/stripe/success', 'Thank you'),
  stripeReceipt: ofFamilies('/stripe/receipt/:id', 'Receipt'),
  stripeCancel: ofFamilies('/stripe/cancel', 'Payment canceled'),
});

export type GuardedPageId = keyof typeof guardedPages;

/** The guarded pages as a plain list. */
export const guardedPageList: readonly (GuardedPage & { id: GuardedPageId })[] = listed(guardedPages);
