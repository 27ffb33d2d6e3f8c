import type { Page } from '@playwright/test';
import { shiftsOf } from './site/layout-shifts';
import { servePagesInParts } from './site/pages-in-parts';
import { choose } from './support/choose';
import { beginAs } from './support/people';
import { administrator, startDemo } from './support/product';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import { anySize, expect, expectAccessible, expectWithin, test, toast } from './support/test';

/** Its own product, since other tests expect an empty gallery and the drawing. */
let ownProduct: RunningProduct;
test.beforeAll(async () => {
  ownProduct = await startDemo();
});
test.afterAll(() => ownProduct.stop());

const card = (page: Page, position: number) =>
  page.getByRole('article', { name: `Photograph ${position}`, exact: true });

test(
  'an administrator uploads photographs, describes and orders them, and families see them',
  { tag: anySize },
  async ({ page, browser }) => {
    const { url } = ownProduct;
    await beginAs(page, administrator, url);
    const describe = async (position: number, text: string) => {
      const one = card(page, position);
      await one.getByLabel('Description').fill(text);
      await choose(one.getByLabel('Everyone in the photograph, or their parent, agreed to it being shown.'));
      await choose(one.getByLabel('Show in the gallery'));
      await choose(one.getByLabel('Show on the home page'));
      await one.getByRole('button', { name: 'Save changes' }).click();
      await expect(one.getByText('Shown', { exact: true })).toBeVisible();
    };

    await test.step('uploads two pictures, and is told why a third file fails', async () => {
      await page.goto(`${url}/admin/content`);
      await page.getByRole('link', { name: 'Photographs' }).click();
      await expect(page.getByText('No photographs yet')).toBeVisible();
      const picture = await page.screenshot({ type: 'png' });
      await page.getByLabel('Add photographs').setInputFiles([
        { name: 'lake.png', mimeType: 'image/png', buffer: picture },
        { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
        { name: 'meadow.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) },
      ]);
      await expect(page.getByRole('alert').filter({ hasText: 'notes.pdf' })).toContainText(
        'Please select an image file.',
      );
      for (const position of [1, 2])
        await expect(card(page, position).getByText('Hidden', { exact: true })).toBeVisible({
          timeout: 120_000,
        });
      await page.getByRole('button', { name: 'Dismiss: notes.pdf' }).click();
    });

    await test.step('describes them, and is asked for what is missing', async () => {
      await choose(card(page, 1).getByLabel('Show in the gallery'));
      await card(page, 1).getByRole('button', { name: 'Save changes' }).click();
      await expect(card(page, 1).getByLabel('Description')).toBeFocused();
      await expectAccessible(page);
      await describe(1, 'The lake in the morning');
      await describe(2, 'A game in the meadow');
      await expect(toast(page, 'Changes saved.').first()).toBeVisible();
    });

    await test.step('moves the second up with the keyboard', async () => {
      await page.getByRole('button', { name: 'Move up: photograph 2' }).focus();
      const ordered = page.waitForResponse('**/api/photograph/order');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Move up: photograph 1' })).toBeFocused();
      await expect(page.getByText('Moved to position 1 of 2.')).toBeAttached();
      await ordered;
      await expect(card(page, 1).getByLabel('Description')).toHaveValue('A game in the meadow');
      await expectAccessible(page);
    });

    for (const viewport of [
      { width: 1_280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await test.step(`a visitor sees them in that order, ${viewport.width} pixels wide`, async () => {
        const visitor = await (await browser.newContext({ viewport })).newPage();
        await visitor.goto(`${url}/gallery`);
        const images = visitor.getByRole('main').getByRole('img');
        await expect(images).toHaveCount(2);
        await expect(images.first()).toHaveAttribute('alt', 'A game in the meadow');
        await expect(images.last()).toHaveAttribute('alt', 'The lake in the morning');
        for (const image of await images.all())
          await expect
            .poll(() =>
              image.evaluate(({ currentSrc, naturalWidth }: HTMLImageElement) => [currentSrc, naturalWidth]),
            )
            .toEqual([expect.stringMatching(/\.avif$/), expect.any(Number)]);
        await expectWithin(visitor, viewport.width);
        expect(await shiftsOf(visitor)).toBeLessThan(footerOnly);
        await expectAccessible(visitor);

        await visitor.goto(url);
        const first = visitor.getByRole('main').getByRole('img', { name: 'A game in the meadow' });
        await expect(first).toBeVisible();
        await expect(visitor.getByRole('heading', { name: 'A week at camp' })).toBeVisible();
        expect(await shiftsOf(visitor)).toBeLessThan(footerOnly);
        await expectAccessible(visitor);
        await visitor.context().close();
      });

      await test.step(`over a slow network, nothing below the header moves, ${viewport.width} pixels wide`, async () => {
        const slow = await servePagesInParts(url);
        const visitor = await (await browser.newContext({ viewport })).newPage();
        await visitor.goto(slow.url);
        await expect(visitor.getByRole('heading', { name: 'A week at camp' })).toBeVisible();
        expect(await shiftsOf(visitor)).toBeLessThan(headerOnly);
        await visitor.context().close();
        await slow.stop();
      });
    }

    await test.step('deletes a photograph, which then disappears', async () => {
      const { photographs } = (await (await fetch(`${url}/api/content/current`)).json()) as {
        photographs: { values: { home: { imageId: string }[] } };
      };
      const [gone] = photographs.values.home;
      const address = `${url}/images/${gone?.imageId}-480.webp`;
      expect((await fetch(address)).status).toBe(200);
      await page.getByRole('button', { name: 'Delete: photograph 1' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete photograph' }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      expect((await fetch(address)).status).toBe(404);
    });
  },
);

/** The footer may take its place once a page's code is loaded. A picture that moves what is below it moves more. */
const footerOnly = 0.01;

/** The header's parts make room for one another while they arrive. */
const headerOnly = 0.02;
