import { campContent } from '@camp/contracts/content/camp';
import { settled } from './site/browser';
import { beginAs, makeParent } from './support/people';
import { administrator } from './support/product';
import { anySize, expect, expectAccessible, test } from './support/test';

test.describe('a remote', () => {
  test.use({ expectedError: /Failed to load script/ });

  test('that is down shows a retry panel while the rest works, and comes back (F24)', async ({
    page,
    product,
  }) => {
    await beginAs(page, administrator);
    await page.route('**/remotes/admin-app/**', (route) => route.abort());

    await page.goto('/camper/list');
    await expect(page.getByRole('heading', { name: 'Campers didn’t load' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: campContent.name }).first().click();
    await expect(page.getByText('Registrations and Application are now being accepted.')).toBeVisible();

    await page.unroute('**/remotes/admin-app/**');
    await page.goBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^Campers \d{4}$/ })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(product.url);
  });
});

test.describe('code that only guarded pages need', () => {
  test.use({ expectedError: /ChunkLoadError.*\n.*other-routes/ });

  test(
    'shows a notice if it fails to load, and loads automatically later',
    { tag: anySize },
    async ({ page }) => {
      await page.route('**/other-routes.*.js', (route) => route.abort());

      await page.goto('/');
      await page.getByRole('link', { name: 'Register a camper' }).click();
      await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
      await page.unroute('**/other-routes.*.js');

      await expect(page).toHaveURL('/login?returnUrl=%2Fcamper%2Fcreate');
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    },
  );
});

test(
  'a person without rights sees a notice, not the campers',
  { tag: anySize },
  async ({ page, product }) => {
    await beginAs(page, await makeParent(product));

    await page.goto('/camper/list');

    await expect(page.getByRole('heading', { name: 'This page is for camp staff' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(0);
  },
);

test.describe('a tab opened before a deployment', () => {
  test.use({ expectedError: /ChunkLoadError.*\n.*other-routes/ });

  test('reloads when its files are gone', { tag: anySize }, async ({ page }) => {
    await page.goto('/');
    // Until the scripts have taken over the page, its links load whole pages.
    await settled(page);
    await page.route('**/other-routes.*.js', (route) => route.fulfill({ status: 404 }));
    page.once('load', () => void page.unroute('**/other-routes.*.js'));

    await page.getByRole('link', { name: 'Register a camper' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    const [arrival] = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(arrival).toMatchObject({ type: 'reload' });
  });
});
