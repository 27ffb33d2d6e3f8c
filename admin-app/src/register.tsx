import type { RemotePages } from '@camp/micro-frontend/remote-module';

/** The pages that this app brings, each loaded when it is visited. */
const pages: RemotePages<'admin-app'> = {
  camperList: () => import('./features/camper/pages/camper-list-page'),
  adminDonations: () => import('./features/donation/pages/donations-page'),
};

export default pages;
