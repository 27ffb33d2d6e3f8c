import type { CamperRecord } from '@camp/contracts/camper/operations';
import { beginAs } from './support/people';
import { administrator } from './support/product';
import { showCampers } from './support/show-campers';
import { anySize, expect, expectWithin, test } from './support/test';

test('the camper list and its filters fit the page with the longest name and address', async ({ page }) => {
  const long = 'W'.repeat(50);
  await page.route('**/api/camper/list*', async (route) => {
    const response = await route.fetch();
    const campers = (await response.json()) as CamperRecord[];
    const json = campers.map((camper) => ({
      ...camper,
      nameLast: long,
      parentNameLast: long,
      emailAddress: `${long}${long}@example.org`,
    }));
    await route.fulfill({ response, json });
  });
  await beginAs(page, administrator);

  await page.goto('/camper/list');

  await expect(page.getByRole('rowheader', { name: long }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Proof of vaccination' })).toBeInViewport({ ratio: 1 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test(`an open camper hides other columns, not the names ${anySize}`, async ({ page }) => {
  await beginAs(page, administrator);
  await page.goto('/camper/list');
  const headings = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) =>
        cells.flatMap((cell) => (cell.checkVisibility() ? [(cell as HTMLElement).innerText.trim()] : [])),
      );
  await page.getByRole('rowheader').first().click();

  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible();
  expect(await headings()).toEqual(['', 'Camper', 'Grade', 'Status', 'Actions']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Parent' })).toBeVisible();
});

test(`a laptop shows fourteen rows of a list, and the header stays while scrolling ${anySize}`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginAs(page, administrator);
  await showCampers(page, 30);
  for (const path of ['/camper/list', '/admin/users']) {
    await page.goto(path);
    await expect(page.getByRole('rowheader').nth(13), path).toBeInViewport({ ratio: 1 });
    await expectWithin(page, 1280);

    const head = page.getByRole('columnheader').nth(1);
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('rowheader').first(), path).not.toBeInViewport();
    await expect(head, path).toBeInViewport({ ratio: 1 });
    const isOnTop = await head.evaluate((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      return cell.contains(document.elementFromPoint(left + 5, top + 5));
    });
    expect(isOnTop, `the heads of ${path} stand below the bar and above the rows`).toBe(true);
  }
});

test(`a registration opened by an administrator has its progress trail below the bar and fits the window ${anySize}`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await beginAs(page, administrator);
  await page.goto('/camper/list');
  await page.getByRole('rowheader').first().click();
  await page.getByRole('link', { name: 'Edit this registration' }).click();
  const trail = page.getByRole('navigation').filter({ hasText: 'Immunizations' });
  await expect(trail).toBeVisible();
  await expectWithin(page, 1280);

  await page.getByLabel('Pediatrician name').scrollIntoViewIfNeeded();

  const bar = await page.getByRole('button', { name: /^Find a camper/ }).boundingBox();
  await expect
    .poll(async () => (await trail.boundingBox())?.y ?? 0)
    .toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});
