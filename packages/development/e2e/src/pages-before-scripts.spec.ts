import { isListed } from '@camp/contracts/registries/page-document';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import type { Page } from '@playwright/test';
import { settled } from './site/browser';
import { shiftsOf } from './site/layout-shifts';
import { inParts } from './support/in-parts';
import { anySize, expect, test } from './support/test';

/** The page's text, without a form's note and the embedded calendar. */
const textOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('noscript, .calendar-frame')) part.remove();
    return copy.textContent;
  });

/** A script that the browser would run without loading it. */
const inlineScript = /<script(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))[^>]*>/;

for (const { path } of publicPageList.filter(isListed))
  test(
    `${path} has the same text without JavaScript`,
    { tag: anySize },
    async ({ browser, page, product }) => {
      const reader = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
      const plain = await reader.newPage();
      const answer = await plain.goto(path);
      const html = await answer?.text();
      const text = await textOf(plain);
      const forms = await plain.locator('main form').count();
      const notes = await plain.locator('main noscript p:visible').allTextContents();
      await reader.close();

      await page.goto(path);
      await settled(page);

      expect(html).not.toMatch(inlineScript);
      expect(text).toBe(await textOf(page));
      expect(notes).toEqual(Array(forms).fill('This form needs JavaScript.'));
    },
  );

/** A page with a form or a query is replaced in one step, and any other is taken over in place. */
const takenOver = { '/camper-home': true, '/login': false, '/?utm_source=mail': false };

for (const [address, inPlace] of Object.entries(takenOver))
  test(
    `the browser ${inPlace ? 'takes over' : 'replaces'} the server’s page ${address} without moving it`,
    { tag: anySize },
    async ({ page }) => {
      // Until the mark is there, no script runs.
      let release = () => {};
      const marked = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/main.*.js', async (route) => {
        await marked;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('h1').evaluate((heading) => heading.setAttribute('data-of-server', ''));
      release();

      await settled(page);
      // The menu opens only after the scripts have taken over the page.
      await page.getByRole('button', { name: 'Info' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Meet Our Staff' })).toBeVisible();

      await expect(page.locator('h1[data-of-server]')).toHaveCount(inPlace ? 1 : 0);
      expect(await shiftsOf(page)).toBeLessThan(0.01);
    },
  );

test('the scripts run after the server’s page is painted', { tag: anySize }, async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('script[src^="/main."]')) return;
      observer.disconnect();
      performance.mark('scripts');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/packing-list');
  await settled(page);

  const [painted = Infinity, run = 0] = await page.evaluate(() =>
    ['first-contentful-paint', 'scripts'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
  );
  expect(run).toBeGreaterThan(painted);
});

test('the home page does not move while it arrives in parts', { tag: anySize }, async ({ page, product }) => {
  const { url, stop } = await inParts(product.url);
  await page.goto(url);
  await settled(page);
  stop();

  expect(await shiftsOf(page)).toBeLessThan(0.01);
});

test('the first page skips what is below the window, until another page opens', async ({ page }) => {
  const lead = page.getByRole('banner').getByRole('link').first();
  const heading = page.getByRole('heading', { level: 1 });
  const skipped = () =>
    page
      .locator('.camp-section h2')
      .evaluateAll(
        (titles) => titles.filter((title) => !title.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  await page.goto('/camper-home');
  await settled(page);
  expect(await skipped()).toBeGreaterThan(0);
  const title = await heading.innerText();

  await lead.click();
  // The address changes before the page does.
  await expect(heading).not.toHaveText(title);
  await page.goBack();
  await expect(heading).toHaveText(title);
  await settled(page);

  // The browser could not find the position in a page whose height it guesses.
  expect(await skipped()).toBe(0);
});

test.describe('a section that a fragment names is at the top of the window', () => {
  const distanceOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((section) => {
      const margin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return Math.abs(section.getBoundingClientRect().top - margin);
    });

  test('of the first page', async ({ page }) => {
    await page.goto('/camper-home#faq');
    await settled(page);

    await expect.poll(() => distanceOf(page, 'faq')).toBeLessThan(1);
  });

  test('of the next page', async ({ page }) => {
    await page.goto('/');
    await settled(page);
    await page.getByRole('link', { name: 'From morning to bedtime' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Camper information' })).toBeVisible();
    await settled(page);

    expect(await distanceOf(page, 'day')).toBeLessThan(1);
  });
});

test(
  'the files of the next page come while the pointer is on its link',
  { tag: anySize },
  async ({ page }) => {
    await page.goto('/gallery');
    await settled(page);
    const script = page.waitForRequest((request) => /\/remotes\/public-app\/.*\.js$/.test(request.url()));

    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).hover();

    await script;
  },
);
