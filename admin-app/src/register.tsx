import type { RemotePages } from '@camp/micro-frontend/remote-module';

/** The pages that this app brings, each loaded when it is visited. */
const pages: RemotePages<'admin-app'> = {
  camperList: () => import('./features/camper/pages/camper-list-page'),
  adminAudit: () => import('./features/audit/pages/audit-page'),
  adminTest: () => import('./features/test-entry/pages/test-page'),
  adminDonations: () => import('./features/donation/pages/donations-page'),
};

export default pages;
