import { pages, type PageId } from '@camp/contracts/registries/pages';
import { pageStartId } from '@camp/contracts/registries/rendered-page';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import { expect, test, type Page } from '@playwright/test';
import { follow } from './support/navigation';
import { startDemo } from './support/product';

let product: RunningProduct;

test.beforeAll(async () => {
  product = await startDemo();
});
test.afterAll(() => product.stop());

/** Milliseconds for a page to recover automatically. */
const recovery = 60_000;

test('a page opened while the API is down shows a clear message, and loads automatically later', async ({
  page,
}) => {
  await page.goto(product.url);
  await expect(page.getByRole('heading', { name: 'Important Dates' })).toBeVisible();

  await product.api.kill();
  await follow(page, 'Campers', 'Camper Info');
  await expect(page.getByRole('heading', { name: 'Camper information didn’t load' })).toBeVisible();
  await expect(page.getByText('Everything else still works')).toBeVisible();
  await product.api.start();

  await expect(page.getByRole('heading', { level: 1, name: 'Camper information' })).toBeVisible({
    timeout: recovery,
  });
});

/** Sends a page as while the database is away: without its data, so that the browser renders it. */
const withoutData = (page: Page, address: string) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    const data = new RegExp(`<script type="application/json" id="${pageStartId}">.*?</script>`, 's');
    const html = await response.text();
    expect(html).toMatch(data);
    await route.fulfill({ response, body: html.replace(data, '') });
  });

/** The public pages with data of the API. */
const pagesWithData: PageId[] = [
  'home',
  'camperHome',
  'staffAbout',
  'packingList',
  'calendar',
  'covidPolicy',
];

for (const id of pagesWithData) {
  test(`without its data, ${pages[id].path} shows a clear message and fills in automatically later`, async ({
    page,
  }) => {
    await page.route('**/api/**', (route) => route.abort());
    await withoutData(page, product.url + pages[id].path);
    await page.goto(product.url + pages[id].path);
    const notice = page.getByRole('main').getByText(/can’t show .* right now/);
    await expect(notice).toBeVisible();
    await expect(page.getByText(/updates automatically|once they load/)).toBeVisible();

    await page.unroute('**/api/**');

    await expect(notice).toHaveCount(0, { timeout: recovery });
  });
}
