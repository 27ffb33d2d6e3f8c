import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { coveredParts } from './covered-parts';
import { sharedProduct, type ProductAddresses } from './product';

interface Fixtures {
  product: ProductAddresses;
  /** The error that the browser will tell of because the test breaks something. */
  expectedError: RegExp | undefined;
}

/** Tag of a test whose outcome no window changes, or that brings its own: it runs on the desktop alone. */
export const anySize = '@any-size';

/**
 * Playwright's test against the shared product. A script error or an error in the console of any page fails it;
 * refused calls are the product's way of saying no and are left out.
 */
export const test = base.extend<Fixtures>({
  product: async ({}, use) => use(sharedProduct()),
  baseURL: async ({}, use) => use(sharedProduct().url),
  expectedError: [undefined, { option: true }],
  context: async ({ context, expectedError }, use) => {
    const errors: string[] = [];
    watchPages(context, errors);
    await use(context);
    const unexpected = errors.filter((error) => !expectedError?.test(error));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

/** Collects the errors of a context's pages. */
function watchPages(context: ReturnType<Page['context']>, errors: string[]): void {
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    const isRefusedCall = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusedCall) errors.push(message.text());
  });
}

/** Waits for what changes colour step by step; what goes on for ever is left out. */
async function colorsAreThere(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Milliseconds in which a page has come after its address, and axe has been through all of a long list. */
const patience = 120_000;

/** A desktop's window that is enlarged to 400 % (WCAG 2.2, success criterion 1.4.10). */
const enlarged = { width: 320, height: 256 };

/** Rules that colors decide, which are all that a dark page changes. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** No axe violation on the page once it has loaded, in light and dark, and nothing beside the window when enlarged. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The address changes before the page does: what is looked at too early has no heading yet.
    await expect(async () => {
      await page.evaluate(colorsAreThere);
      expect(await violationsOn(page, colorScheme), `axe on ${page.url()} (${colorScheme})`).toEqual([]);
    }).toPass({ timeout: patience });
  }
  await page.emulateMedia({ colorScheme: null });
  await expectReflow(page);
}

/** Enlarged to 400 % a page is read by scrolling down alone. */
async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('The window of this test has no size.');
  await page.setViewportSize(enlarged);
  await expectWithin(page, enlarged.width);
  await page.setViewportSize(before);
}

/** Nothing is cut off at the side of the window. @param width of it, in pixels */
export const expectWithin = (page: Page, width: number) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${page.url()} in a window of ${width}`,
    })
    .toBeLessThanOrEqual(width);

/** The field with the focus is seen whole: nothing stands in front of its label and its sentence. */
export const expectWhole = (page: Page) =>
  expect
    .poll(() => page.evaluate(coveredParts), { message: `what is covered of a field of ${page.url()}` })
    .toEqual([]);

async function violationsOn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // In the page itself and without a list of all that is right: that takes many times as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(colorScheme === 'dark' && { runOnly: { type: 'rule', values: rulesOfColor } }),
    })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The toast with these words. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text);

export { expect };
