import type { RemotePages } from '@camp/micro-frontend/remote-module';

/** The pages that this app brings, each loaded when it is visited, and the layout around them. */
const pages: RemotePages<'admin-app'> = {
  administration: () => import('./frame/administration'),
  camperList: () => import('./features/camper/pages/camper-list-page'),
  adminAudit: () => import('./features/audit/pages/audit-page'),
  adminTest: () => import('./features/test-entry/pages/test-page'),
  adminDonations: () => import('./features/donation/pages/donations-page'),
};

export default pages;
