import { pageList } from '@camp/contracts/registries/pages';
import type { Page as BrowserPage } from '@playwright/test';

/** One thing to look at: a page, or a page in a state that the demo data do not bring. */
export interface View {
  /** File name of its picture. */
  name: string;
  path: string;
  /** Seen by the administrator; by a visitor otherwise. */
  signedIn: boolean;
  /** Brings the state about before the page is opened. */
  prepare?: (page: BrowserPage) => Promise<unknown>;
}

const currentCamp = '**/api/camp/current';

/** The home page without the camp that its HTML brings along, so that it asks for it like every other page. */
const unpainted = (page: BrowserPage) =>
  page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace(/<script[^>]*id="current-camp".*?<\/script>/s, ''),
      });
    },
  );

/** As the API answers, with some of the camp's fields changed. */
const withCamp = (change: object) => async (page: BrowserPage) => {
  await unpainted(page);
  await page.route(currentCamp, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } });
  });
};

/** Some days from now, when registration is still to open. */
const opensLater = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString();
const closed = withCamp({ registrationOpen: false, nextOpening: opensLater });
const serverAway = async (page: BrowserPage) => {
  await unpainted(page);
  await page.route('**/api/**', (route) => route.abort());
};

const states: readonly View[] = [
  { name: 'home-closed', path: '/', signedIn: false, prepare: closed },
  { name: 'camper-home-closed', path: '/camper-home', signedIn: false, prepare: closed },
  {
    name: 'packing-list-without-themes',
    path: '/packing-list',
    signedIn: false,
    prepare: withCamp({ danceTheme: '', skitTheme: '' }),
  },
  { name: 'home-server-away', path: '/', signedIn: false, prepare: serverAway },
  { name: 'staff-about-server-away', path: '/staff-about', signedIn: false, prepare: serverAway },
  { name: 'staff-about-editor', path: '/staff-about', signedIn: true },
  { name: 'not-found', path: '/there/is/no/such-page', signedIn: false },
];

/** Whose records open beside their list. */
const listsWithDrawers = ['camper', 'counselor', 'counselor-app', 'staff'] as const;

/**
 * Every page of the registry under its own address, and the states worth a look.
 *
 * @param idAt answers the id of some record for a path such as `/role/edit/:id`
 */
export async function allViews(idAt: (path: string) => Promise<string>): Promise<View[]> {
  const views: View[] = [];
  for (const { id, path, guarded = false } of pageList) {
    const whole = path.replace(/\/:\w+\?/g, '');
    const address = whole.includes('/:') ? whole.replace(/:\w+/, await idAt(whole)) : whole;
    views.push({ name: id, path: address, signedIn: guarded });
  }
  for (const list of listsWithDrawers)
    views.push({
      name: `${list}-drawer`,
      path: `/${list}/list?open=${await idAt(`/${list}/edit`)}`,
      signedIn: true,
    });
  return [...views, ...states];
}
