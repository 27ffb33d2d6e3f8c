import { listed, type PublicPage } from './page';

/** Declares the list with its exact ids. */
const definePages = <const Pages extends Record<string, PublicPage>>(pages: Pages) => pages;

/**
 * Every page for which nobody has to be logged in: path, app, navigation entry. A page is listed when it exists; its
 * entry in the navigation appears with it.
 */
export const publicPages = definePages({
  home: {
    path: '/',
    app: 'public-app',
    title: 'Home',
    navigation: [{ menu: 'brand', label: 'Home', order: 0 }],
  },
  camperHome: {
    path: '/camper-home',
    app: 'public-app',
    title: 'Camper Information',
    navigation: [
      { menu: 'Campers', label: 'Camper Info', order: 1 },
      { menu: 'Info', label: 'Camper FAQs', order: 3, to: '/camper-home#faq' },
    ],
  },
  staffAbout: {
    path: '/staff-about',
    app: 'public-app',
    title: 'Meet the Staff',
    navigation: [{ menu: 'Info', label: 'Meet Our Staff', order: 1 }],
  },
  campLocation: {
    path: '/camp-location',
    app: 'public-app',
    title: 'Camp Location & Contact',
    navigation: [{ menu: 'Info', label: 'Camp Location & Contact', order: 2 }],
  },
  packingList: {
    path: '/packing-list',
    app: 'public-app',
    title: 'Packing List',
    navigation: [{ menu: 'Info', label: 'Camper Packing List', order: 4 }],
  },
  contact: {
    path: '/contact',
    app: 'public-app',
    title: 'Contact',
    navigation: [{ menu: 'links', label: 'Contact', order: 1 }],
  },
  calendar: {
    path: '/calendar',
    app: 'public-app',
    title: 'Calendar',
    navigation: [{ menu: 'links', label: 'Calendar', order: 2 }],
  },
  covidPolicy: {
    path: '/covid-19-policy',
    app: 'public-app',
    title: 'COVID-19 Policy',
  },
  parentHomesick: {
    path: '/parent-rss-homesick',
    app: 'public-app',
    title: 'Homesickness',
  },
  parentPills: {
    path: '/parent-rss-pills',
    app: 'public-app',
    title: 'Swallowing Pills',
  },
  gallery: {
    path: '/gallery',
    app: 'public-app',
    title: 'Gallery',
  },
  store: {
    path: '/store',
    app: 'public-app',
    title: 'Store',
  },
  camperBirthdate: {
    path: '/camper-birthdate',
    app: 'public-app',
    title: 'Camper Birthdate',
  },
  login: {
    path: '/login',
    aliases: ['/user/login'],
    app: 'public-app',
    title: 'Login',
    navigation: [{ menu: 'account', label: 'Login', order: 1, shownTo: 'visitors' }],
  },
  register: {
    path: '/register',
    app: 'public-app',
    title: 'Sign up',
    navigation: [{ menu: 'account', label: 'Sign up', order: 2, shownTo: 'visitors' }],
  },
  userVerify: { path: '/user/verify', app: 'public-app', title: 'Verify your email', privateAddress: true },
  passwordResetCreate: {
    path: '/password-reset-create',
    app: 'public-app',
    title: 'Reset your password',
    // Administrators help people who cannot log in.
    navigation: [{ menu: 'Admin', label: 'Password Reset', order: 8, administratorsOnly: true }],
  },
  passwordReset: {
    path: '/password-reset',
    app: 'public-app',
    title: 'Choose a new password',
    privateAddress: true,
  },
  userUndoAddressChange: {
    path: '/user/undo-address-change',
    app: 'public-app',
    title: 'Undo the change of your email',
    privateAddress: true,
  },
  unsubscribe: {
    path: '/user/unsubscribe',
    app: 'public-app',
    title: 'Unsubscribe from group messages',
    privateAddress: true,
  },
  donate: {
    path: '/donate',
    app: 'public-app',
    title: 'Donate',
    navigation: [{ menu: 'links', label: 'Donate', order: 3 }],
  },
  donateSuccess: { path: '/donate/success', app: 'public-app', title: 'Thank you for your donation' },
  donateCancel: { path: '/donate/cancel', app: 'public-app', title: 'Donation canceled' },
});

/** The id of a page for everybody. */
export type PublicPageId = keyof typeof publicPages;

/** The pages for everybody as a plain list. */
export const publicPageList: readonly (PublicPage & { id: PublicPageId })[] = listed(publicPages);

/**
 * What visitors are shown of guarded pages: where they lie and how the navigation offers them. Everything else about
 * them stands in `guarded-pages.ts`, which a visitor's browser does not load.
 */
export const entrances = {
  camperCreate: {
    path: '/camper/create',
    navigation: [{ menu: 'Campers', label: 'Camper Registration', order: 2, whileRegistrationOpen: true }],
  },
  counselorCreate: {
    path: '/counselor/create',
    navigation: [
      { menu: 'Counselors', label: 'Counselor Registration', order: 1, whileRegistrationOpen: true },
    ],
  },
  staffCreate: {
    path: '/staff/create',
    navigation: [{ menu: 'Staff', label: 'Staff Application', order: 1, whileRegistrationOpen: true }],
  },
} as const satisfies Record<string, Pick<PublicPage, 'path' | 'navigation'>>;
