import type { RemotePages } from '@camp/micro-frontend/remote-module';

/** The pages that this app brings, each loaded when it is visited. */
const pages: RemotePages<'public-app'> = {
  home: () => import('./features/camp/pages/home-page'),
  login: () => import('./features/user/pages/login-page'),
  register: () => import('./features/user/pages/register-page'),
  userVerify: () => import('./features/user/pages/user-verify-page'),
  passwordResetCreate: () => import('./features/user/pages/password-reset-create-page'),
  passwordReset: () => import('./features/user/pages/password-reset-page'),
  userProfile: () => import('./features/user/pages/user-profile-page'),
  userEdit: () => import('./features/user/pages/user-edit-page'),
  camperCreate: () => import('./features/camper/pages/camper-create-page'),
  stripeSuccess: () => import('./features/payment/pages/stripe-success-page'),
  stripeCancel: () => import('./features/payment/pages/stripe-cancel-page'),
};

export default pages;
