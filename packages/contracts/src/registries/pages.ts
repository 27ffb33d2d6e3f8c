import type { Action, Subject } from '../access/catalogue';

/** Who brings the page: the shell itself, or one of the remotes it loads when the page is visited. */
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
  /** One sentence for search results and shared links; public pages have it. */
  description?: string;
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
    description:
      'A week of summer camp in the mountains for boys and girls entering 4th to 9th grade: dates, registration and payment.',
    navigation: [{ menu: 'brand', label: 'Home', order: 0 }],
  },
  camperHome: {
    path: '/camper-home',
    app: 'public-app',
    title: 'Camper Information',
    description: 'When and where camp is, what it costs, what to bring and how to register a camper.',
    navigation: [
      { menu: 'Campers', label: 'Camper Info', order: 1 },
      { menu: 'Info', label: 'Camper FAQs', order: 3, to: '/camper-home#faq' },
    ],
  },
  staffAbout: {
    path: '/staff-about',
    app: 'public-app',
    title: 'Meet the Staff',
    description: 'The people who give a week of their summer: who they are and what they do at camp.',
    navigation: [{ menu: 'Info', label: 'Meet Our Staff', order: 1 }],
  },
  campLocation: {
    path: '/camp-location',
    app: 'public-app',
    title: 'Camp Location & Contact',
    description: 'The address of camp, the emergency phone and driving directions.',
    navigation: [{ menu: 'Info', label: 'Camp Location & Contact', order: 2 }],
  },
  packingList: {
    path: '/packing-list',
    app: 'public-app',
    title: 'Packing List',
    description: 'What to bring to camp, what not to bring, and notes for parents.',
    navigation: [{ menu: 'Info', label: 'Camper Packing List', order: 4 }],
  },
  contact: {
    path: '/contact',
    app: 'public-app',
    title: 'Contact',
    description: 'How to reach camp, the camp nurse and help with this website.',
    navigation: [{ menu: 'links', label: 'Contact', order: 1 }],
  },
  calendar: {
    path: '/calendar',
    app: 'public-app',
    title: 'Calendar',
    description: 'The dates of camp, to read or to add to your own calendar.',
    navigation: [{ menu: 'links', label: 'Calendar', order: 2 }],
  },
  covidPolicy: {
    path: '/covid-19-policy',
    app: 'public-app',
    title: 'COVID-19 Policy',
    description: 'Tests, symptoms, screening and vaccination at camp, and the medical policy.',
  },
  parentHomesick: {
    path: '/parent-rss-homesick',
    app: 'public-app',
    title: 'Homesickness',
    description: 'How parents can help a child who may be homesick at camp.',
  },
  parentPills: {
    path: '/parent-rss-pills',
    app: 'public-app',
    title: 'Swallowing Pills',
    description: 'How a child learns to swallow pills, calmly and safely.',
  },
  gallery: {
    path: '/gallery',
    app: 'public-app',
    title: 'Gallery',
    description: 'Pictures of camp, coming soon.',
  },
  store: {
    path: '/store',
    app: 'public-app',
    title: 'Store',
    description: 'Camp shirts and more, coming soon.',
  },
  camperBirthdate: {
    path: '/camper-birthdate',
    app: 'public-app',
    title: 'Camper Birthdate',
    description: 'Is a camper old enough for the vaccination question?',
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
  passwordResetCreate: { path: '/password-reset-create', app: 'public-app', title: 'Reset your password' },
  passwordReset: {
    path: '/password-reset',
    app: 'public-app',
    title: 'Choose a new password',
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
    description: 'Give to camp: what your gift buys, and how to give by card.',
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
