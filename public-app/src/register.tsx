import { inTasks } from '@camp/micro-frontend/in-tasks';
import type { PagePrefetches, RemotePages } from '@camp/micro-frontend/remote-module';

/** The first use of `Intl` reads the browser's locales, and the first use of dates its time zones. */
const locales = () => Promise.resolve(new Intl.Collator('en-US'));
/** A slow phone needs long for these, so they get tasks of their own before a page with dates. */
const dates = () => inTasks(locales, () => import('date-fns-tz'));
/** What the login's form is checked with, for the same reason. The chunk's name keeps it in the login's file. */
const accounts = () =>
  inTasks(
    () => import(/* webpackChunkName: "login" */ '@camp/contracts/forms/fields'),
    () => import(/* webpackChunkName: "login" */ '@camp/contracts/user/schemas'),
    () => import(/* webpackChunkName: "login" */ '@camp/contracts/user/operations'),
  );

/** The pages of this app, each loaded when visited. */
const pages: RemotePages<'public-app'> = {
  home: () => inTasks(dates, () => import('./features/camp/pages/home-page')),
  camperHome: () => inTasks(dates, () => import('./features/camp-information/pages/camper-home-page')),
  staffAbout: () => import('./features/staff-profile/pages/staff-about-page'),
  campLocation: () => import('./features/camp-information/pages/camp-location-page'),
  packingList: () => inTasks(dates, () => import('./features/camp-information/pages/packing-list-page')),
  contact: () => import('./features/camp-information/pages/contact-page'),
  calendar: () => inTasks(dates, () => import('./features/camp-information/pages/calendar-page')),
  covidPolicy: () => inTasks(dates, () => import('./features/camp-information/pages/covid-policy-page')),
  parentHomesick: () => import('./features/camp-information/pages/parent-homesick-page'),
  parentPills: () => import('./features/camp-information/pages/parent-pills-page'),
  privacy: () => import('./features/camp-information/pages/privacy-page'),
  terms: () => import('./features/camp-information/pages/terms-page'),
  gallery: () => import('./features/camp-information/pages/gallery-page'),
  store: () => import('./features/camp-information/pages/store-page'),
  camperBirthdate: () => import('./features/camp-information/pages/camper-birthdate-page'),
  login: () =>
    inTasks(accounts, () => import(/* webpackChunkName: "login" */ './features/user/pages/login-page')),
  register: () => import('./features/user/pages/register-page'),
  userVerify: () => import('./features/user/pages/user-verify-page'),
  passwordResetCreate: () => import('./features/user/pages/password-reset-create-page'),
  passwordReset: () => import('./features/user/pages/password-reset-page'),
  unsubscribe: () => import('./features/user/pages/unsubscribe-page'),
  userUndoAddressChange: () => import('./features/user/pages/user-undo-address-change-page'),
  userProfile: () => import('./features/user/pages/user-profile-page'),
  userEdit: () => import('./features/user/pages/user-edit-page'),
  userSecurity: () => import('./features/user/pages/user-security-page'),
  camperCreate: () => import('./features/camper/pages/camper-create-page'),
  camperEdit: () => import('./features/camper/pages/camper-edit-page'),
  camperWaitlistCreate: () => import('./features/camper/pages/camper-waitlist-create-page'),
  camperRead: () => import('./features/camper/pages/camper-read-page'),
  counselorCreate: () => import('./features/counselor/pages/counselor-create-page'),
  counselorEdit: () => import('./features/counselor/pages/counselor-edit-page'),
  counselorRead: () => import('./features/counselor/pages/counselor-read-page'),
  counselorApplicationCreate: () =>
    import('./features/counselor-application/pages/counselor-application-create-page'),
  counselorApplicationEdit: () =>
    import('./features/counselor-application/pages/counselor-application-edit-page'),
  counselorApplicationRead: () =>
    import('./features/counselor-application/pages/counselor-application-read-page'),
  staffCreate: () => import('./features/staff-application/pages/staff-create-page'),
  staffEdit: () => import('./features/staff-application/pages/staff-edit-page'),
  staffRead: () => import('./features/staff-application/pages/staff-read-page'),
  covidUpload: () => import('./features/vaccination/pages/covid-upload-page'),
  donate: () => import('./features/donation/pages/donate-page'),
  donateSuccess: () => import('./features/donation/pages/donate-success-page'),
  donateCancel: () => import('./features/donation/pages/donate-cancel-page'),
  stripeCreate: () => import('./features/payment/pages/stripe-create-page'),
  stripeSuccess: () => import('./features/payment/pages/stripe-success-page'),
  stripeReceipt: () => import('./features/payment/pages/receipt-page'),
  stripeCancel: () => import('./features/payment/pages/stripe-cancel-page'),
};

/** The data to prefetch before the person is known. */
export const prefetches: PagePrefetches<'public-app'> = {
  userProfile: () => import('./features/user/pages/user-profile-prefetch'),
  camperCreate: () => import('./features/registration/family-prefetch'),
  camperWaitlistCreate: () => import('./features/registration/family-prefetch'),
  counselorCreate: () => import('./features/registration/family-prefetch'),
  staffCreate: () => import('./features/registration/staff-prefetch'),
  counselorApplicationCreate: () => import('./features/registration/records-prefetch'),
  stripeCreate: () => import('./features/registration/records-prefetch'),
  covidUpload: () => import('./features/registration/records-prefetch'),
};

export default pages;
