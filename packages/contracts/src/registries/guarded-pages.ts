import { listed, type GuardedPage } from './page';
import { entrances } from './public-pages';

/** Declares the list with its exact ids; whoever has an entrance is in it. */
const definePages = <
  const Pages extends Record<string, GuardedPage> & Record<keyof typeof entrances, GuardedPage>,
>(
  pages: Pages,
) => pages;

/**
 * Every page for which one has to be logged in: path, app, right, navigation entry. The shell loads this list for
 * people who are, and when somebody goes to an address that is not public; an entry that visitors see too is an
 * entrance (`public-pages.ts`).
 */
export const guardedPages = definePages({
  userProfile: {
    path: '/user/profile/:id?',
    app: 'public-app',
    title: 'Profile',
    guarded: true,
    navigation: [{ menu: 'account', label: 'Profile', order: 1, to: '/user/profile', shownTo: 'signed-in' }],
  },
  userEdit: { path: '/user/edit/:id?', app: 'public-app', title: 'Edit your information', guarded: true },
  camperCreate: { ...entrances.camperCreate, app: 'public-app', title: 'Camper Registration', guarded: true },
  camperEdit: { path: '/camper/edit/:id', app: 'public-app', title: 'Change a registration', guarded: true },
  camperWaitlistCreate: {
    path: '/camper-waitlist/create',
    app: 'public-app',
    title: 'Waitlist Registration',
    guarded: true,
  },
  camperRead: { path: '/camper/read/:id', app: 'public-app', title: 'What you submitted', guarded: true },
  counselorCreate: {
    ...entrances.counselorCreate,
    app: 'public-app',
    title: 'Counselor Registration',
    guarded: true,
  },
  counselorEdit: {
    path: '/counselor/edit/:id',
    app: 'public-app',
    title: 'Change a counselor registration',
    guarded: true,
  },
  counselorApplicationCreate: {
    path: '/counselor-app/create',
    app: 'public-app',
    title: 'Counselor Application',
    guarded: true,
  },
  counselorApplicationEdit: {
    path: '/counselor-app/edit/:id',
    app: 'public-app',
    title: 'Change a counselor application',
    guarded: true,
  },
  camperList: {
    path: '/camper/list',
    aliases: ['/camper'],
    app: 'admin-app',
    title: 'Campers',
    guarded: true,
    needs: { action: 'view-all', subject: 'camper' },
    navigation: [{ menu: 'Campers', label: 'View Campers', order: 3 }],
    rail: 'Campers',
  },
  counselorList: {
    path: '/counselor/list',
    aliases: ['/counselor'],
    app: 'admin-app',
    title: 'Counselors',
    guarded: true,
    needs: { action: 'view-all', subject: 'counselor' },
    navigation: [{ menu: 'Counselors', label: 'View Counselors', order: 2 }],
    rail: 'Counselors',
  },
  counselorApplicationList: {
    path: '/counselor-app/list',
    aliases: ['/counselor-app'],
    app: 'admin-app',
    title: 'Counselor Applications',
    guarded: true,
    needs: { action: 'view-all', subject: 'counselor-app' },
    navigation: [{ menu: 'Counselors', label: 'View Counselor Apps', order: 3 }],
    rail: 'Applications',
  },
  staffCreate: {
    ...entrances.staffCreate,
    app: 'public-app',
    title: 'Staff Application Form',
    guarded: true,
  },
  staffEdit: {
    path: '/staff/edit/:id',
    app: 'public-app',
    title: 'Change a staff application',
    guarded: true,
  },
  staffList: {
    path: '/staff/list',
    aliases: ['/staff'],
    app: 'admin-app',
    title: 'Staff Application',
    guarded: true,
    needs: { action: 'view-all', subject: 'staff' },
    navigation: [{ menu: 'Staff', label: 'View Staff', order: 2 }],
    rail: 'Staff',
  },
  covidUpload: {
    path: '/covid-19-upload/:id?',
    app: 'public-app',
    title: 'Upload proof of vaccination',
    guarded: true,
    navigation: [
      { menu: 'Admin', label: 'Covid-19 Upload', order: 1, to: '/covid-19-upload', administratorsOnly: true },
    ],
  },
  campList: {
    path: '/camp/list',
    aliases: ['/camp'],
    app: 'admin-app',
    title: 'Camps',
    guarded: true,
    needs: { action: 'edit', subject: 'camp' },
    navigation: [{ menu: 'Camp', label: 'Camp Years', order: 1, administratorsOnly: true }],
    rail: 'Camps',
  },
  campCreate: {
    path: '/camp/create',
    app: 'admin-app',
    title: 'Create Camp',
    guarded: true,
    needs: { action: 'create', subject: 'camp' },
    navigation: [{ menu: 'Camp', label: 'Create Camp', order: 2, administratorsOnly: true }],
  },
  campEdit: {
    path: '/camp/edit/:id',
    app: 'admin-app',
    title: 'Edit Camp',
    guarded: true,
    needs: { action: 'edit', subject: 'camp' },
  },
  adminUsers: {
    path: '/admin/users',
    aliases: ['/user/all'],
    app: 'admin-app',
    title: 'People',
    guarded: true,
    needs: { action: 'edit', subject: 'user' },
    navigation: [{ menu: 'Admin', label: 'Users', order: 7, administratorsOnly: true }],
    rail: 'People',
  },
  roleList: {
    path: '/role/list',
    aliases: ['/role'],
    app: 'admin-app',
    title: 'Roles',
    guarded: true,
    needs: { action: 'view-all', subject: 'role' },
    navigation: [{ menu: 'Admin', label: 'Roles', order: 6, administratorsOnly: true }],
    rail: 'Roles',
  },
  roleCreate: {
    path: '/role/create',
    app: 'admin-app',
    title: 'Create Role',
    guarded: true,
    needs: { action: 'create', subject: 'role' },
  },
  roleEdit: {
    path: '/role/edit/:id',
    app: 'admin-app',
    title: 'Edit Role',
    guarded: true,
    needs: { action: 'edit', subject: 'role' },
  },
  adminDonations: {
    path: '/admin/donations',
    app: 'admin-app',
    title: 'Donations',
    guarded: true,
    needs: { action: 'edit-all', subject: 'stripe' },
    navigation: [{ menu: 'Admin', label: 'Donations', order: 5, administratorsOnly: true }],
    rail: 'Donations',
  },
  adminDashboard: {
    path: '/admin/dashboard',
    aliases: ['/admin'],
    app: 'admin-app',
    title: 'Dashboard',
    guarded: true,
    needs: { action: 'view-all', subject: 'camper' },
    rail: 'Dashboard',
    navigation: [{ menu: 'Admin', label: 'Dashboard', order: 3, administratorsOnly: true }],
  },
  adminMessages: {
    path: '/admin/messages',
    app: 'admin-app',
    title: 'Messages',
    guarded: true,
    needs: { action: 'create', subject: 'admin' },
    rail: 'Messages',
  },
  adminAudit: {
    path: '/admin/audit',
    app: 'admin-app',
    title: 'Audit',
    guarded: true,
    needs: { action: 'view', subject: 'admin' },
    rail: 'Audit',
  },
  adminTest: {
    path: '/admin/test',
    app: 'admin-app',
    title: 'Test Form',
    guarded: true,
    needs: { action: 'create', subject: 'test' },
    navigation: [{ menu: 'Admin', label: 'Test Form', order: 2, administratorsOnly: true }],
  },
  paymentList: {
    path: '/stripe/list',
    aliases: ['/stripe', '/admin/payments'],
    app: 'admin-app',
    title: 'Payments',
    guarded: true,
    needs: { action: 'view-all', subject: 'stripe' },
    rail: 'Payments',
  },
  failedWork: {
    path: '/admin/failed-work',
    app: 'admin-app',
    title: 'Failed work',
    guarded: true,
    needs: { action: 'view', subject: 'admin' },
    rail: 'Failed work',
  },
  stripeCreate: { path: '/stripe/create', app: 'public-app', title: 'Payment', guarded: true },
  stripeSuccess: { path: '/stripe/success', app: 'public-app', title: 'Thank you', guarded: true },
  stripeCancel: { path: '/stripe/cancel', app: 'public-app', title: 'Payment canceled', guarded: true },
});

/** The id of a page for which one has to be logged in. */
export type GuardedPageId = keyof typeof guardedPages;

/** The guarded pages as a plain list. */
export const guardedPageList: readonly (GuardedPage & { id: GuardedPageId })[] = listed(guardedPages);
