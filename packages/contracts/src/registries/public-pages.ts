import { listed, type PublicPage } from './page';

type Facts = Omit<PublicPage, 'path' | 'app' | 'title'>;

const page = <const Path extends string, const Own extends Facts = Record<never, never>>(
  path: Path,
  title: string,
  own: Own = {} as Own,
) => ({ path, app: 'public-app', title, ...own }) as const;

/** Every public page, with path, app and navigation entry. */
export const publicPages = {
  home: page('/', 'Home', { navigation: [{ menu: 'brand', label: 'Home', order: 0 }] }),
  camperHome: page('/camper-home', 'Camper information', {
    navigation: [
      { menu: 'Campers', label: 'Camper Info', order: 1 },
      { menu: 'Info', label: 'Camper FAQs', order: 3, to: '/camper-home#faq' },
    ],
  }),
  staffAbout: page('/staff-about', 'Meet the Staff', {
    navigation: [{ menu: 'Info', label: 'Meet Our Staff', order: 1 }],
  }),
  campLocation: page('/camp-location', 'Camp Location & Contact', {
    navigation: [{ menu: 'Info', label: 'Camp Location & Contact', order: 2 }],
  }),
  packingList: page('/packing-list', 'Packing list', {
    navigation: [{ menu: 'Info', label: 'Camper Packing List', order: 4 }],
  }),
  contact: page('/contact', 'Contact', { navigation: [{ menu: 'links', label: 'Contact', order: 1 }] }),
  calendar: page('/calendar', 'Calendar', { navigation: [{ menu: 'links', label: 'Calendar', order: 2 }] }),
  covidPolicy: page('/covid-19-policy', 'COVID-19 Policy'),
  parentHomesick: page('/parent-rss-homesick', 'Homesickness'),
  parentPills: page('/parent-rss-pills', 'Swallowing pills'),
  privacy: page('/privacy', 'Privacy notice'),
  terms: page('/terms', 'Terms'),
  gallery: page('/gallery', 'Gallery'),
  store: page('/store', 'Store'),
  camperBirthdate: page('/camper-birthdate', 'Camper birthdate'),
  login: page('/login', 'Login', {
    aliases: ['/user/login'],
    openDuringSetup: true,
    navigation: [{ menu: 'account', label: 'Login', order: 1, shownTo: 'visitors' }],
  }),
  register: page('/register', 'Sign up', {
    navigation: [{ menu: 'account', label: 'Sign up', order: 2, shownTo: 'visitors' }],
  }),
  userVerify: page('/user/verify', 'Verify your email', { privateAddress: true, openDuringSetup: true }),
  // Administrators need this page to help people who can't log in.
  passwordResetCreate: page('/password-reset-create', 'Reset your password', {
    openDuringSetup: true,
    navigation: [{ menu: 'Admin', label: 'Password Reset', order: 8, administratorsOnly: true }],
  }),
  passwordReset: page('/password-reset', 'Choose a new password', {
    privateAddress: true,
    openDuringSetup: true,
  }),
  userUndoAddressChange: page('/user/undo-address-change', 'Undo the change to your email', {
    privateAddress: true,
  }),
  unsubscribe: page('/user/unsubscribe', 'Unsubscribe from group messages', { privateAddress: true }),
  donate: page('/donate', 'Donate', { navigation: [{ menu: 'links', label: 'Donate', order: 3 }] }),
  donateSuccess: page('/donate/success', 'Thank you for your donation'),
  donateCancel: page('/donate/cancel', 'Donation canceled'),
} satisfies Record<string, PublicPage>;

export type PublicPageId = keyof typeof publicPages;

/** The public pages as a plain list. */
export const publicPageList: readonly (PublicPage & { id: PublicPageId })[] = listed(publicPages);

/**
 * The parts of guarded pages that visitors see: paths and navigation entries. The rest is in `guarded-pages.ts`, which
 * visitors' browsers don't load.
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
