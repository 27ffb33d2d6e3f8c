import { administrationPages } from './administration-pages';
import { listed, type GuardedFacts, type GuardedPage } from './page';
import { entrances } from './public-pages';

/** A page for families. */
const page = <const Path extends string, const Own extends GuardedFacts = Record<never, never>>(
  path: Path,
  title: string,
  own: Own = {} as Own,
) => ({ path, app: 'public-app', title, guarded: true, ...own }) as const;

/**
 * Every page that requires a login, with path, app, right and navigation entry. The shell loads this list for people
 * who are logged in, and for addresses that aren't public. An entry that visitors see too is an entrance
 * (`public-pages.ts`).
 */
export const guardedPages = {
  userProfile: page('/user/profile/:id?', 'Profile', {
    navigation: [{ menu: 'account', label: 'Profile', order: 1, to: '/user/profile', shownTo: 'signed-in' }],
  }),
  userEdit: page('/user/edit/:id?', 'Edit your information'),
  userSecurity: page('/user/security', 'Login and security'),
  camperCreate: page(entrances.camperCreate.path, 'Camper Registration', entrances.camperCreate),
  camperEdit: page('/camper/edit/:id', 'Change a registration'),
  camperWaitlistCreate: page('/camper-waitlist/create', 'Waitlist Registration'),
  camperRead: page('/camper/read/:id', 'What you submitted'),
  counselorCreate: page(entrances.counselorCreate.path, 'Counselor Registration', entrances.counselorCreate),
  counselorEdit: page('/counselor/edit/:id', 'Change a counselor registration'),
  counselorRead: page('/counselor/read/:id', 'What you submitted'),
  counselorApplicationCreate: page('/counselor-app/create', 'Counselor Application'),
  counselorApplicationEdit: page('/counselor-app/edit/:id', 'Change a counselor application'),
  counselorApplicationRead: page('/counselor-app/read/:id', 'What you submitted'),
  staffCreate: page(entrances.staffCreate.path, 'Staff Application Form', entrances.staffCreate),
  staffEdit: page('/staff/edit/:id', 'Change a staff application'),
  staffRead: page('/staff/read/:id', 'What you submitted'),
  covidUpload: page('/covid-19-upload/:id?', 'Upload proof of vaccination', {
    navigation: [
      { menu: 'Admin', label: 'Covid-19 Upload', order: 1, to: '/covid-19-upload', administratorsOnly: true },
    ],
  }),
  stripeCreate: page('/stripe/create', 'Secure your spot'),
  stripeSuccess: page('/stripe/success', 'Thank you'),
  stripeReceipt: page('/stripe/receipt/:id', 'Receipt'),
  stripeCancel: page('/stripe/cancel', 'Payment canceled'),
  ...administrationPages,
} satisfies Record<string, GuardedPage> & Record<keyof typeof entrances, GuardedPage>;

export type GuardedPageId = keyof typeof guardedPages;

/** The guarded pages as a plain list. */
export const guardedPageList: readonly (GuardedPage & { id: GuardedPageId })[] = listed(guardedPages);
