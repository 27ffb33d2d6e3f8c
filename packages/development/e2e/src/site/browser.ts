import { randomUUID } from 'node:crypto';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { administrator } from '../support/product';
import { tokenOf } from '../support/people';
import { browserFlags, browserPath } from '@camp/testing/chromium';
import { windows, type Variant } from './variants';

export const launchBrowser = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: [...browserFlags, ...flags] });

/** A new browser context. @param token of the logged-in person */
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
    // Playwright's routes don't see what the service worker answers.
    serviceWorkers: 'block',
  });
  if (token) await context.addInitScript((value) => localStorage.setItem('access_token', value), token);
  return context;
}

/** Waits until the page has loaded: it answers to clicks, with no skeleton, no loading bar and no pending font. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isRunning);
  await complete(page);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Whether React has taken the page over. On a busy machine, this can be long after the last response. Only React's own
 * root knows, since the server's page has the same elements.
 */
function isRunning(): boolean {
  interface Fiber {
    child: unknown;
    memoizedState: { isDehydrated?: boolean } | null;
    stateNode: { current: Fiber };
  }
  const root = document.getElementById('root');
  const container = Object.entries(root ?? {}).find(([name]) => name.startsWith('__reactContainer$'));
  const fiber = (container?.[1] as Fiber | undefined)?.stateNode.current;
  return Boolean(fiber?.child) && !fiber?.memoizedState?.isDehydrated;
}

/** Waits until the page has no outlines of loading content. */
export async function complete(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector('main .camp-skeleton, [role="progressbar"]'), undefined, {
      timeout: 5_000,
    })
    .catch((error: unknown) => {
      // If the server fails, the outlines stay, and the screenshot shows them.
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    });
}

/** The administrator's bearer token. */
export const administratorToken = (url: string): Promise<string> => tokenOf(url, administrator);

/** Gets the id of a record for a path such as `/role/edit/:id` from the concept's list. */
export const idsFrom =
  (url: string, token: string) =>
  async (path: string): Promise<string> => {
    if (path.endsWith('/:subject')) return 'home';
    // The demo data have no import, so one is added.
    if (path.startsWith('/admin/import/')) return (await importRow(url, token))._id;
    const [, concept] = path.split('/');
    const answer = await fetch(`${url}/api/${concept}/list?pageSize=1`, { headers: bearer(token) });
    const [record] = (await answer.json()) as { _id: string }[];
    if (!record) throw new Error(`There is no ${concept} to open ${path} with.`);
    return record._id;
  };

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function importRow(url: string, token: string): Promise<{ _id: string }> {
  const form = new FormData();
  form.append('kind', 'camper');
  form.append('fields', JSON.stringify(['nameFirst', 'nameLast', 'year']));
  form.append('file', new Blob([`First name,Last name,Year\nCasey,${randomUUID()},2018`]), 'years.csv');
  const stored = await fetch(`${url}/api/import/store`, {
    method: 'POST',
    headers: bearer(token),
    body: form,
  });
  if (!stored.ok) throw new Error(`The import was refused with ${stored.status}.`);
  return (await stored.json()) as { _id: string };
}
