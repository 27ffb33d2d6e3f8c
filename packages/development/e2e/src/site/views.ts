import { pageList } from '@camp/contracts/registries/pages';
import type { Page as BrowserPage } from '@playwright/test';

/** A page, or a state of a page that the demo data don't produce. */
export interface View {
  /** File name of its screenshot. */
  name: string;
  path: string;
  /** Whether the administrator is logged in. Otherwise a visitor opens it. */
  signedIn: boolean;
  /** Prepares the state before the page is opened. */
  prepare?: (page: BrowserPage) => Promise<unknown>;
}

const currentCamp = '**/api/camp/current';

/** Removes the server's data from the page's HTML, so that the page requests it. */
const withoutData = (page: BrowserPage) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/<script[^>]*id="page-start".*?<\/script>/s, ''),
    });
  });

/** The API's response with some of the camp's fields changed. */
const withCamp = (change: object) => async (page: BrowserPage) => {
  await withoutData(page);
  await page.route(currentCamp, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...change } });
  });
};

/** A date a few weeks from now, so that registration is not open yet. */
const opensLater = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString();
const closed = withCamp({ registrationOpen: false, nextOpening: opensLater });
const serverAway = async (page: BrowserPage) => {
  await withoutData(page);
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

/** Lists whose records open in a drawer. */
const listsWithDrawers = ['camper', 'counselor', 'counselor-app', 'staff'] as const;

/**
 * Every registered page at its own address, and further states of pages.
 * @param idAt returns the id of some record for a path such as `/role/edit/:id`
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
