import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { coveredParts } from './covered-parts';
import { sharedProduct, type ProductAddresses } from './product';

interface Fixtures {
  product: ProductAddresses;
  /** An error that the browser reports because the test breaks something. */
  expectedError: RegExp | undefined;
}

/** The tag of a test that doesn't depend on the window size, or sets its own. It runs only on the desktop. */
export const anySize = '@any-size';

/**
 * Playwright's test with the shared product. A script or console error on any page fails it, except for expected error
 * responses.
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

/** Waits for color transitions to end. Endless animations are ignored. */
async function colorsAreThere(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** Milliseconds for a page to appear after its address changes, and for axe to check a long list. */
const patience = 120_000;

/** A desktop window at 400% zoom (WCAG 2.2, success criterion 1.4.10). */
const enlarged = { width: 320, height: 256 };

/** Rules about colors, which are all that dark mode changes. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * Checks that a page has no axe violation, in light and dark, and does not overflow at 400% zoom.
 * @param isLoading true for a dialog that a call waits for. Otherwise the check waits until the page has loaded
 */
export async function expectAccessible(page: Page, { isLoading = false } = {}): Promise<void> {
  if (!isLoading) await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The address changes before the page does, so an immediate check would find no heading.
    await expect(async () => {
      await page.evaluate(colorsAreThere);
      expect(await violationsOn(page, colorScheme), `axe on ${page.url()} (${colorScheme})`).toEqual([]);
    }).toPass({ timeout: patience });
  }
  await page.emulateMedia({ colorScheme: null });
  await expectReflow(page);
}

/** At 400% zoom, scrolling down must be enough to read a page. */
async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('The window of this test has no size.');
  await page.setViewportSize(enlarged);
  await expectWithin(page, enlarged.width);
  await page.setViewportSize(before);
}

/**
 * Expects that nothing is cut off at the side of the window.
 * @param width of it, in pixels
 */
export const expectWithin = (page: Page, width: number) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${page.url()} in a window of ${width}`,
    })
    .toBeLessThanOrEqual(width);

/** Expects that the focused field is completely visible, with its label and error uncovered. */
export const expectWhole = (page: Page) =>
  expect
    .poll(() => page.evaluate(coveredParts), { message: `what is covered of a field of ${page.url()}` })
    .toEqual([]);

async function violationsOn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // axe runs in the page itself and lists no passes. Otherwise the check takes many times as long.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      // The landmarks of a page in a frame would count as this page's landmarks.
      iframes: false,
      resultTypes: ['violations'],
      ...(colorScheme === 'dark' && { runOnly: { type: 'rule', values: rulesOfColor } }),
    })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The toast with this text. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text);

export { expect };
