import { documentTitle } from '@camp/contracts/registries/page-document';
import { pageList } from '@camp/contracts/registries/pages';
import { anySize, expect, expectAccessible, test } from './support/test';

const publicPages = pageList.filter(({ guarded, app }) => !guarded && app === 'public-app');

for (const publicPage of publicPages) {
  test(`${publicPage.path} works and is accessible without the admin remote`, async ({ page }) => {
    const adminRequests: string[] = [];
    await page.route('**/remotes/admin-app/**', (route) => {
      adminRequests.push(route.request().url());
      return route.abort();
    });

    await page.goto(publicPage.path);

    await expect(page).toHaveTitle(documentTitle(publicPage));
    await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: /didn’t load/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(adminRequests).toEqual([]);
  });
}

test.describe('the home page', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'shows its first screen and its metadata before any script runs',
    { tag: anySize },
    async ({ page, product }) => {
      const refused: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') refused.push(message.text());
      });
      const styles: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') styles.push(request.url());
      });

      const answer = await page.goto('/');

      expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Registrations and Application are now being accepted.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Register a camper' })).toHaveAttribute(
        'href',
        '/camper/create',
      );
      expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
        `"url":"${product.url}/"`,
      );
      // The page is styled only by the HTML's own styles.
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '620');
      expect([styles, refused]).toEqual([[], []]);
    },
  );
});

test('an unknown address returns 404 with a message', async ({ page }) => {
  const answer = await page.goto('/no/such/page');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Cannot match any routes' })).toBeVisible();
  await expectAccessible(page);
});

test('the home page is printed with one left edge', { tag: anySize }, async ({ page }) => {
  const a3 = { width: 1587, height: 1123 };
  await page.setViewportSize(a3);
  await page.emulateMedia({ media: 'print' });

  await page.goto('/');

  const headings = page.getByRole('main').getByRole('heading');
  await expect(headings.nth(1)).toBeVisible();
  const edges = await headings.evaluateAll((all) =>
    all.slice(0, 2).map((one) => one.getBoundingClientRect().left),
  );
  expect(edges).toEqual([0, 0]);
});
