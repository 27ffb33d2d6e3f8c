import type { Page } from '@playwright/test';
import { beginAs } from './support/people';
import { administrator } from './support/product';
import { showCampers } from './support/show-campers';
import { anySize, expect, test } from './support/test';

/** The number of printed Letter pages. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test(
  'check-in and the camper list are printed with 25 lines per page',
  { tag: anySize },
  async ({ page }) => {
    await beginAs(page, administrator);
    // `print` does nothing here, since the test only needs the rows to be rendered.
    await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', '')));

    for (const [lines, pages] of [
      [75, 3],
      [76, 4],
    ] as const) {
      await page.unrouteAll();
      await showCampers(page, lines);
      await page.goto('/admin/reports?report=check-in');
      await expect(page.getByRole('row')).toHaveCount(lines + 1);
      expect([lines, await printedPages(page)]).toEqual([lines, pages]);

      await page.goto('/camper/list');
      await page.getByRole('button', { name: 'Print' }).click();
      await expect(page.locator('body[data-printed]')).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(lines + 1);
      expect([lines, await printedPages(page)]).toEqual([lines, pages]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('.camp-sign').first()).toHaveCSS('clip-path', 'none');
      await expect(page.locator('.camp-sign').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      expect(
        await page
          .getByText(/^Campers \d{4}$/)
          .evaluate((title) => getComputedStyle(title, '::before').content.replaceAll('"', '')),
      ).toMatch(/^\S.*: $/);
      await page.emulateMedia({ media: null });
    }

    // The width of the paper between its margins.
    await page.setViewportSize({ width: 960, height: 720 });
    await page.goto('/admin/reports?report=check-in');
    await page.emulateMedia({ media: 'print' });
    // Firefox adds a blank page if the main element is as high as a page.
    await expect(page.getByRole('main').first()).toHaveCSS('min-height', '0px');
    for (const name of ['Arrived', 'Left with']) {
      const box = await page.getByRole('columnheader', { name }).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(1.5 * 96);
    }
  },
);
