import type { Action, Subject } from '../access/catalogue';

/** The remote that brings the page; the shell loads it when one of its pages is visited. */
export type AppName = 'public-app' | 'admin-app';

/** Where and when a page is offered in the navigation (product.md section 2, Top navigation). */
export interface NavigationEntry {
  menu: 'brand' | 'Campers' | 'Info' | 'Counselors' | 'Staff' | 'links' | 'Camp' | 'Admin' | 'account';
  label: string;
  order: number;
  /** Address when it is not the page's own path. */
  to?: string;
  /** Only for the role named admin. */
  administratorsOnly?: boolean;
  /** Only while registration for the current camp is open. */
  whileRegistrationOpen?: boolean;
  /** Only for visitors, or only for people who are logged in. */
  shownTo?: 'visitors' | 'signed-in';
}

/** One page of the product. */
export interface Page {
  /** react-router path; `:id?` is an optional parameter. */
  path: string;
  app: AppName;
  title: string;
  /** Redirects to /login?returnUrl= without a logged-in state. */
  guarded?: boolean;
  /** Only for a person with this right: others find neither entry nor page. */
  needs?: { action: Action; subject: Subject };
  /** More than one where several entries lead to parts of the same page. */
  navigation?: readonly NavigationEntry[];
  /** Other paths that show the same page (bare guarded routes, decisions.md). */
  aliases?: readonly string[];
  /** Keep the address out of Referer headers and search engines: opened from mailed links. */
  privateAddress?: boolean;
}

/** Declares the list with its exact ids. */
const definePages = <const Pages extends Record<string, Page>>(pages: Pages) => pages;

/**
 * Every page: path, app, guard, navigation entry. A page is listed when it exists; its entry in the navigation
 * appears with it.
 */
export const pages = definePages({
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
  userProfile: {
    path: '/user/profile/:id?',
    app: 'public-app',
    title: 'Profile',
    guarded: true,
    navigation: [{ menu: 'account', label: 'Profile', order: 1, to: '/user/profile', shownTo: 'signed-in' }],
  },
  userEdit: { path: '/user/edit/:id?', app: 'public-app', title: 'Edit your information', guarded: true },
  camperCreate: {
    path: '/camper/create',
    app: 'public-app',
    title: 'Camper Registration',
    guarded: true,
    navigation: [{ menu: 'Campers', label: 'Camper Registration', order: 2, whileRegistrationOpen: true }],
  },
  camperList: {
    path: '/camper/list',
    aliases: ['/camper'],
    app: 'admin-app',
    title: 'Campers',
    guarded: true,
    needs: { action: 'view-all', subject: 'camper' },
    navigation: [{ menu: 'Campers', label: 'View Campers', order: 3 }],
  },
  donate: {
    path: '/donate',
    app: 'public-app',
    title: 'Donate',
    navigation: [{ menu: 'links', label: 'Donate', order: 3 }],
  },
  donateSuccess: { path: '/donate/success', app: 'public-app', title: 'Thank you for your donation' },
  donateCancel: { path: '/donate/cancel', app: 'public-app', title: 'Donation canceled' },
  adminDonations: {
    path: '/admin/donations',
    app: 'admin-app',
    title: 'Donations',
    guarded: true,
    needs: { action: 'edit-all', subject: 'stripe' },
    navigation: [{ menu: 'Admin', label: 'Donations', order: 5, administratorsOnly: true }],
  },
  stripeCreate: { path: '/stripe/create', app: 'public-app', title: 'Payment', guarded: true },
  stripeSuccess: { path: '/stripe/success', app: 'public-app', title: 'Thank you', guarded: true },
  stripeCancel: { path: '/stripe/cancel', app: 'public-app', title: 'Payment canceled', guarded: true },
});

/** The id of a page. */
export type PageId = keyof typeof pages;

/** The pages of one app; each remote's register file is exhaustive over them. */
export type PageIdOf<App extends AppName> = {
  [Id in PageId]: (typeof pages)[Id]['app'] extends App ? Id : never;
}[PageId];

/** All pages as a plain list, with their ids. */
export const pageList: readonly (Page & { id: PageId })[] = (Object.keys(pages) as PageId[]).map((id) => ({
  id,
  ...(pages[id] as Page),
}));
