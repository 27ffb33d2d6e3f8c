import type { Page } from '@playwright/test';
import { startDeployed, type DeployedProduct } from './support/deployed-product';
import { openAndSave } from './support/stored-texts';
import { anySize, expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

let deployed: DeployedProduct;
test.beforeAll(async () => {
  deployed = await startDeployed();
});
test.afterAll(() => deployed.stop());

const path = '/packing-list';

const address = () => deployed.product.url + path;

const mainScript = (page: Page) => page.locator('script[src^="/main."]').getAttribute('src');

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
    await openAndSave(page, address());
    const first = await mainScript(page);

    await test.step('without a network, it shows the old build, then the new one', async () => {
      await context.setOffline(true);
      await page.goto(address());
      await expect(saved(page)).toBeVisible();

      await deployed.deploy();
      await context.setOffline(false);
      await openAndSave(page, address());
      expect(await mainScript(page)).not.toBe(first);
      await expect(saved(page)).toHaveCount(0);

      await context.setOffline(true);
      await page.goto(address());
      // A script of the new build shows it.
      await expect(saved(page)).toBeVisible();
      expect(await mainScript(page)).not.toBe(first);
      await context.setOffline(false);
    });

    await test.step('switched off, it leaves nothing behind', async () => {
      await deployed.product.api.kill();
      await deployed.product.api.start({ SERVICE_WORKER: 'off' });
      // The first visit replaces the worker. What that one was still saving is gone after the second.
      for (let visit = 0; visit < 2; visit += 1) {
        await page.goto(address());
        await expect.poll(async () => (await remains(page)).workers, { timeout: 60_000 }).toBe(0);
      }
      await expect.poll(() => remains(page), { timeout: 60_000 }).toEqual({ workers: 0, caches: [] });
      await expect(page.getByRole('heading', { level: 1, name: 'Packing list' })).toBeVisible();
    });
  },
);
