import type { Page } from '@playwright/test';
import { complete } from './site/browser';
import { administrator } from './support/product';
import { beginAs, logIn, makeParent } from './support/people';
import { cutTexts } from './support/cut-texts';
import { anySize, expect, expectWhole, expectWithin, test } from './support/test';

/**
 * Doubles the browser's default font size, like a person's setting, which the page's `rem` and media queries follow.
 */
async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Opens each page and checks that no text is cut and nothing scrolls sideways. */
async function expectUncut(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
    await complete(page);
    await expectWithin(page, 390);
    await expect.poll(() => page.evaluate(cutTexts), { message: `what ${path} cuts` }).toEqual([]);
  }
}

test.describe('with text at 200% nothing is cut on a phone', { tag: anySize }, () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => enlargeText(page));

  test('for a family', async ({ page, product }) => {
    await beginAs(page, await makeParent(product));
    await expectUncut(page, [
      '/user/profile',
      '/',
      '/camper-home',
      '/camper/create',
      '/staff/create',
      '/covid-19-upload',
      '/donate',
      '/calendar',
      '/camp-location',
    ]);
    await page.goto('/camper/create');
    await page.getByRole('button', { name: 'Submit Registration' }).click();
    await expect(page.getByLabel('First name', { exact: true })).toBeFocused();
    await expectWhole(page);
  });

  test('for administrators', async ({ page }) => {
    await beginAs(page, administrator);
    await expectUncut(page, ['/camper/list', '/counselor/list', '/stripe/list', '/admin/users']);
  });
});

test(
  'at 1024 pixels the header is one line, however wide the font is',
  { tag: anySize },
  async ({ page, product }) => {
    await page.setViewportSize({ width: 1024, height: 730 });
    const entries = page.getByRole('banner').locator('li, a, button').filter({ visible: true });
    const expectOneLine = async (who: string) => {
      await expect(page.getByRole('banner').getByRole('link', { name: 'Donate' })).toBeVisible();
      // WebKit's and Firefox's fonts on this system are up to this much wider than Chromium's.
      await page.evaluate(() => {
        const wider = new CSSStyleSheet();
        wider.replaceSync('.shell-header { letter-spacing: 0.02em }');
        document.adoptedStyleSheets = [wider];
      });
      const boxes = await Promise.all((await entries.all()).map((entry) => entry.boundingBox()));
      const middles = boxes.map((box) => (box ? box.y + box.height / 2 : 0));
      expect(Math.max(...middles) - Math.min(...middles), `lines for ${who}`).toBeLessThan(8);
      await expectWithin(page, 1024);
    };
    await page.goto('/');
    await expectOneLine('a visitor');
    const parent = await makeParent(product);
    await logIn(page, parent);
    await expectOneLine('a family');
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await logIn(page, administrator);
    await expectOneLine('an administrator');
  },
);
