import type { PagePrefetches, RemotePages } from '@camp/micro-frontend/remote-module';

/** The pages of this app, each loaded when visited, and the layout around them. */
const pages: RemotePages<'admin-app'> = {
  administration: () => import('./frame/administration'),
  camperList: () => import('./features/camper/pages/camper-list-page'),
  camperWaitlistList: () => import('./features/camper/pages/camper-waitlist-page'),
  counselorList: () => import('./features/counselor/pages/counselor-list-page'),
  counselorApplicationList: () =>
    import('./features/counselor-application/pages/counselor-application-list-page'),
  adminDashboard: () => import('./features/dashboard/pages/dashboard-page'),
  adminMessages: () => import('./features/message/pages/messages-page'),
  adminReports: () => import('./features/report/pages/reports-page'),
  adminAudit: () => import('./features/audit/pages/audit-page'),
  adminImport: () => import('./features/import/pages/import-page'),
  adminImported: () => import('./features/import/pages/imported-page'),
  adminExport: () => import('./features/full-export/pages/export-page'),
  adminTest: () => import('./features/test-entry/pages/test-page'),
  paymentList: () => import('./features/payment/pages/payments-page'),
  adminTokens: () => import('./features/access-token/pages/access-tokens-page'),
  adminWebhooks: () => import('./features/outgoing-webhook/pages/webhooks-page'),
  failedWork: () => import('./features/failed-work/pages/failed-work-page'),
  staffList: () => import('./features/staff-application/pages/staff-list-page'),
  adminDonations: () => import('./features/donation/pages/donations-page'),
  campList: () => import('./features/camp/pages/camp-list-page'),
  campCreate: () => import('./features/camp/pages/camp-edit-page'),
  campEdit: () => import('./features/camp/pages/camp-edit-page'),
  adminUsers: () => import('./features/user/pages/users-page'),
  adminContent: () => import('./features/content/pages/content-list-page'),
  adminPhotographs: () => import('./features/photograph/pages/photographs-page'),
  adminContentEdit: () => import('./features/content/pages/content-edit-page'),
  adminSetup: () => import('./features/setup/pages/setup-page'),
  roleList: () => import('./features/role/pages/role-list-page'),
  roleCreate: () => import('./features/role/pages/role-edit-page'),
  roleEdit: () => import('./features/role/pages/role-edit-page'),
};

/** The data to prefetch before the person is known. */
export const prefetches: PagePrefetches<'admin-app'> = {
  camperList: () => import('./features/camper/list/camper-list-view'),
  camperWaitlistList: () => import('./features/camper/pages/camper-waitlist-prefetch'),
  staffList: () => import('./features/staff-application/list/staff-list-view'),
  adminAudit: () => import('./features/audit/list/audit-list-view'),
  adminDonations: () => import('./features/donation/list/donation-list-view'),
  paymentList: () => import('./features/payment/list/payment-list-view'),
  adminUsers: () => import('./features/user/list/user-list-view'),
  counselorList: () => import('./features/counselor/list/counselor-list-view'),
  counselorApplicationList: () =>
    import('./features/counselor-application/list/counselor-application-list-view'),
  adminDashboard: () => import('./features/dashboard/pages/dashboard-prefetch'),
  roleList: () => import('./features/role/pages/roles-prefetch'),
  roleEdit: () => import('./features/role/pages/roles-prefetch'),
};

export default pages;
