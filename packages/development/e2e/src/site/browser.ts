import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { administrator } from '../support/product';
import { tokenOf } from '../support/people';
import { browserFlags, browserPath } from '@camp/testing/chromium';
import { windows, type Variant } from './variants';

export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: [...browserFlags, ...flags] });

/** A person with an empty browser. @param token of who is logged in */
export async function openContext(
  browser: Browser,
  variant: Variant,
  token?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: windows[variant.window],
    isMobile: variant.window === 'phone',
    hasTouch: variant.window === 'phone',
    colorScheme: variant.scheme,
    reducedMotion: 'reduce',
  });
  if (token) await context.addInitScript((value) => localStorage.setItem('access_token', value), token);
  return context;
}

/** Waits until the page has what it is going to show: no skeleton, no loading bar, no font on its way. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await complete(page);
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until nothing on the page is an outline of what comes. */
export async function complete(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('main .camp-skeleton, [role="progressbar"]'), undefined, {
      timeout: 5_000,
    })
    .catch((error: unknown) => {
      // A server that is away leaves outlines behind; that is what is to be seen.
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    });
}

/** The administrator's bearer token. */
export const administratorToken = (url: string): Promise<string> => tokenOf(url, administrator);

/** The id of a record for a path such as `/role/edit/:id`, from that concept's list. */
export const idsFrom =
  (url: string, token: string) =>
  async (path: string): Promise<string> => {
    const [, concept] = path.split('/');
    const answer = await fetch(`${url}/api/${concept}/list?pageSize=1`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const [record] = (await answer.json()) as { _id: string }[];
    if (!record) throw new Error(`There is no ${concept} to open ${path} with.`);
    return record._id;
  };
