import type { Page } from '@playwright/test';
import { startDeployed, type DeployedProduct } from './support/deployed-product';
import { savedPages, uncachedFiles } from './support/stored-texts';
import { anySize, expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

let deployed: DeployedProduct;
test.beforeAll(async () => {
  deployed = await startDeployed();
});
test.afterAll(() => deployed.stop());

const path = '/packing-list';

/** Opens the page, and waits until it can be opened without a network. @returns its main script */
async function openAndSave(page: Page): Promise<string> {
  await page.goto(deployed.product.url + path);
  const main = await page.locator('script[src^="/main."]').getAttribute('src');
  await expect.poll(() => savedPages(page)).toContain(path);
  await expect.poll(() => uncachedFiles(page)).toEqual([]);
  return main ?? '';
}

const saved = (page: Page) => page.getByText(/^Offline\. Saved/);

const remains = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));

test(
  'an installed worker follows a new build, and is removed with all it saved when it is switched off',
  { tag: anySize },
  async ({ page, context }) => {
    const first = await openAndSave(page);

    await test.step('without a network, it shows the old build, then the new one', async () => {
      await context.setOffline(true);
      await page.goto(deployed.product.url + path);
      await expect(saved(page)).toBeVisible();

      await deployed.deploy();
      await context.setOffline(false);
      expect(await openAndSave(page)).not.toBe(first);
      await expect(saved(page)).toHaveCount(0);

      await context.setOffline(true);
      await page.goto(deployed.product.url + path);
      // A script of the new build shows it.
      await expect(saved(page)).toBeVisible();
      expect(await page.locator('script[src^="/main."]').getAttribute('src')).not.toBe(first);
      await context.setOffline(false);
    });

    await test.step('switched off, it leaves nothing behind', async () => {
      await deployed.product.api.kill();
      await deployed.product.api.start({ SERVICE_WORKER: 'off' });
      // The first visit replaces the worker. What that one was still saving is gone after the second.
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto(deployed.product.url + path);
        await expect.poll(async () => (await remains(page)).workers, { timeout: 60_000 }).toBe(0);
      }
      await expect.poll(() => remains(page), { timeout: 60_000 }).toEqual({ workers: 0, caches: [] });
      await expect(page.getByRole('heading', { level: 1, name: 'Packing list' })).toBeVisible();
    });
  },
);
