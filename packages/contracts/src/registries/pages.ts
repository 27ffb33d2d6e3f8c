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
  /** Only for a person with this right. */
  needs?: { action: Action; subject: Subject };
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
  navigation?: NavigationEntry;
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
    navigation: { menu: 'brand', label: 'Home', order: 0 },
  },
  login: {
    path: '/login',
    aliases: ['/user/login'],
    app: 'public-app',
    title: 'Login',
    navigation: { menu: 'account', label: 'Login', order: 1, shownTo: 'visitors' },
  },
  register: {
    path: '/register',
    app: 'public-app',
    title: 'Sign up',
    navigation: { menu: 'account', label: 'Sign up', order: 2, shownTo: 'visitors' },
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
    navigation: { menu: 'account', label: 'Profile', order: 1, to: '/user/profile', shownTo: 'signed-in' },
  },
  userEdit: { path: '/user/edit/:id?', app: 'public-app', title: 'Edit your information', guarded: true },
  camperCreate: {
    path: '/camper/create',
    app: 'public-app',
    title: 'Camper Registration',
    guarded: true,
    navigation: { menu: 'Campers', label: 'Camper Registration', order: 2, whileRegistrationOpen: true },
  },
  camperList: {
    path: '/camper/list',
    aliases: ['/camper'],
    app: 'admin-app',
    title: 'Campers',
    guarded: true,
    navigation: {
      menu: 'Campers',
      label: 'View Campers',
      order: 3,
      needs: { action: 'view-all', subject: 'camper' },
    },
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
