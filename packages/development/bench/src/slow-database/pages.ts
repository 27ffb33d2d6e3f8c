import { browserFlags, browserPath } from '@camp/testing/chromium';
import { chromium, type Page } from '@playwright/test';

/** Whom a page is opened as: the tokens of both. */
export type Tokens = Readonly<Record<'administrator' | 'family', string>>;

/** A page, and a selector of what it is opened for. */
export interface OpenedPage {
  what: string;
  path: string;
  as: keyof Tokens;
  shows: string;
}

export const pages: readonly OpenedPage[] = [
  { what: 'profile', path: '/user/profile', as: 'family', shows: '.user-profile__registrations h2' },
  {
    ...{ what: 'form of a camper', path: '/camper/create', as: 'family' },
    shows: 'main form input[name="nameFirst"]',
  },
  { what: 'list of campers', path: '/camper/list', as: 'administrator', shows: 'main tbody tr' },
];

/** A browser in which a page is opened again and again, its files in the browser's cache. */
export interface Visitor {
  /** Milliseconds from the address, as the browser counts them, to what the page is opened for. */
  open(page: OpenedPage): Promise<number>;
  close(): Promise<void>;
}

/**
 * The moment at which something is there, seen in each frame: a locator's wait looks twice a second once 300 ms are over.
 * As text, since this folder is typed for Node.
 */
const shownAt = (selector: string) => `new Promise((tell) => {
  const look = () =>
    document.querySelector(${JSON.stringify(selector)}) ? tell(performance.now()) : requestAnimationFrame(look);
  look();
})`;

/** Somebody who is logged in, as each of the two. */
export async function visitorOf(url: string, tokens: Tokens): Promise<Visitor> {
  const path = browserPath();
  const browser = await chromium.launch({ args: browserFlags, ...(path ? { executablePath: path } : {}) });
  const opened = {} as Record<keyof Tokens, Page>;
  for (const who of ['administrator', 'family'] as const) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript({
      content: `localStorage.setItem('access_token', ${JSON.stringify(tokens[who])})`,
    });
    opened[who] = await context.newPage();
  }
  return {
    async open({ path: address, as, shows }) {
      const page = opened[as];
      await page.goto('about:blank');
      await page.goto(`${url}${address}`, { waitUntil: 'commit' });
      return page.evaluate<number>(shownAt(shows));
    },
    close: () => browser.close(),
  };
}
