import { browserFlags, browserPath } from '@camp/testing/chromium';
import { chromium, type Page } from '@playwright/test';

/** The tokens of the people who open pages. */
export type Tokens = Readonly<Record<'administrator' | 'family', string>>;

/** A page, and a selector of its main content. */
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

/** A browser that opens a page repeatedly, with cached files. */
export interface Visitor {
  /** Milliseconds from the navigation, by the browser's clock, to the main content. */
  open(page: OpenedPage): Promise<number>;
  close(): Promise<void>;
}

/**
 * The time at which an element appears, checked in each frame, since a locator polls only twice a second after 300 ms.
 * As text, because this folder has Node's types.
 */
const shownAt = (selector: string) => `new Promise((tell) => {
  const look = () =>
    document.querySelector(${JSON.stringify(selector)}) ? tell(performance.now()) : requestAnimationFrame(look);
  look();
})`;

/** A browser context for each of the two logins. */
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
