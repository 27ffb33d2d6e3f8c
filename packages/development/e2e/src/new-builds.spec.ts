import type { Page } from '@playwright/test';
import { startDeployed, type DeployedProduct } from './support/deployed-product';
import { follow } from './support/navigation';
import { beginAs, makeParent } from './support/people';
import { administrator } from './support/product';
import { anySize, expect, expectAccessible, test } from './support/test';

let deployed: DeployedProduct;
test.beforeAll(async () => {
  deployed = await startDeployed();
});
test.afterAll(() => deployed.stop());

/** The person comes back from another tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** The scripts that a page has loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test('two deployments take nothing from an open form', { tag: anySize }, async ({ page, browser }) => {
  const { product, deploy } = deployed;
  const { url } = product;
  await beginAs(page, await makeParent(product), url);
  await page.goto(`${url}/camper/create`);
  const answer = page.getByLabel('First name', { exact: true });
  await answer.fill('Halfway');
  const before = await scriptsOf(page);
  const administration = await (await browser.newContext()).newPage();
  await beginAs(administration, administrator, url);
  await administration.goto(`${url}/contact`);
  const scriptsBefore = await scriptsOf(administration);

  await deploy();
  await deploy();

  await test.step('the form stays, and the page says that there is a new version', async () => {
    await comeBack(page);
    await expect(page.getByText('There’s a new version. Reload when you’re ready.')).toBeVisible();
    await expect(answer).toHaveValue('Halfway');
    await expectAccessible(page);
  });

  await test.step('an old page loads the rest of its own build', async () => {
    await follow(administration, 'Admin', 'Dashboard');
    await expect(administration.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible();
    const entries = (await scriptsOf(administration)).filter((path) =>
      path.includes('/admin-app/remoteEntry'),
    );
    expect(entries).toEqual([expect.stringMatching(/remoteEntry\.[0-9a-f]{10}\.js$/)]);
    const [arrival] = await administration.evaluate(() => performance.getEntriesByType('navigation'));
    expect(arrival).toMatchObject({ type: 'navigate' });
    expect(scriptsBefore.some((path) => path.includes('/admin-app/'))).toBe(false);
    await administration.context().close();
  });

  await test.step('the person reloads, and has the new build and the draft', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Welcome back: your draft is here')).toBeVisible();
    await expect(answer).toHaveValue('Halfway');
    const main = (paths: readonly string[]) => paths.find((path) => /^\/main\..*js$/.test(path));
    expect(main(await scriptsOf(page))).not.toBe(main(before));
  });
});
