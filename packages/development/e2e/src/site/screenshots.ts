import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { calendarOrigin } from '@camp/contracts/content/camp';
import { payByCard } from '../support/checkout';
import { startDemo } from '../support/product';
import { administratorToken, idsFrom, launchBrowser, openContext, settled } from './browser';
import { demoStaffPictures } from './staff-pictures';
import { variants, type Variant } from './variants';
import { allViews, type View } from './views';

const folder = join(__dirname, '../../../../../.screenshots');

/** `npm run screenshots`: a screenshot of every page, phone and desktop, light and dark. */
async function takeScreenshots(only: readonly string[]): Promise<void> {
  const product = await startDemo();
  const browser = await launchBrowser();
  try {
    const token = await administratorToken(product.url);
    await Promise.all([demoStaffPictures(product.url), gifts(browser, product.url)]);
    const views = (await allViews(idsFrom(product.url, token))).filter(
      ({ name }) => only.length === 0 || only.includes(name),
    );
    if (only.length === 0) await rm(folder, { recursive: true, force: true });
    for (const variant of variants) await takeAll(browser, { url: product.url, token, variant, views });
    process.stdout.write(`${views.length * variants.length} pictures in .screenshots/\n`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Session {
  url: string;
  token: string;
  variant: Variant;
  views: readonly View[];
}

async function takeAll(browser: Browser, { url, token, variant, views }: Session): Promise<void> {
  const contexts = {
    visitor: await openContext(browser, variant),
    administrator: await openContext(browser, variant, token),
  };
  for (const context of Object.values(contexts)) await standInForCalendar(context);
  for (const { name, path, signedIn, prepare } of views) {
    const page = await contexts[signedIn ? 'administrator' : 'visitor'].newPage();
    await prepare?.(page);
    await page.goto(`${url}${path}`);
    await settled(page);
    await unrolled(page);
    await page.screenshot({
      path: join(folder, `${variant.window}-${variant.scheme}`, `${name}.png`),
      fullPage: true,
    });
    await page.close();
  }
  await contexts.visitor.close();
  await contexts.administrator.close();
}

/** Two gifts by card, so that the list of donations is not empty. */
async function gifts(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  for (const [label, email] of [
    ['$25', 'neighbor@example.com'],
    ['$300', 'grandmother@example.com'],
  ] as const) {
    await page.goto(`${url}/donate`);
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await payByCard(page, email);
    await page.getByRole('heading', { name: 'Thank you for your donation!' }).waitFor();
  }
  await page.close();
}

const standIn = 'The calendar of another site stands here.';

/** The external calendar changes from day to day, so a note replaces it. */
const standInForCalendar = (context: BrowserContext): Promise<unknown> =>
  context.route(`${calendarOrigin()}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<p style="font: 16px sans-serif; padding: 1em">${standIn}</p>`,
    }),
  );

/** Prepares the page for a full-page screenshot: all of it is laid out, sticky elements move to their own place, and
    lazy pictures load. */
async function unrolled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.body.classList.remove('first-page');
    for (const bar of document.querySelectorAll<HTMLElement>('.camp-trail, .camp-submit-bar'))
      bar.style.position = 'static';
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode();
    }
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  });
  for (const frame of await page.locator('.calendar-frame iframe').all()) {
    // A frame that was never in the window is not painted.
    await frame.scrollIntoViewIfNeeded();
    await frame.contentFrame().getByText(standIn).waitFor();
  }
}

takeScreenshots(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
