import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { sharedProduct, type ProductAddresses } from './product';

interface Fixtures {
  product: ProductAddresses;
  /** What the browser will complain about because the test breaks it. */
  expectedComplaint: RegExp | undefined;
}

/** Tag of a test whose outcome no window changes, or that brings its own: it runs on the desktop alone. */
export const anySize = '@any-size';

/**
 * Playwright's test against the shared product. A script error or a complaint in the console of any page fails it;
 * refused calls are the product's way of saying no and are left out.
 */
export const test = base.extend<Fixtures>({
  product: async ({}, use) => use(sharedProduct()),
  baseURL: async ({}, use) => use(sharedProduct().url),
  expectedComplaint: [undefined, { option: true }],
  context: async ({ context, expectedComplaint }, use) => {
    const complaints: string[] = [];
    watchPages(context, complaints);
    await use(context);
    const unexpected = complaints.filter((complaint) => !expectedComplaint?.test(complaint));
    expect(unexpected, 'complaints in the browser').toEqual([]);
  },
});

/** Collects what the pages of a context complain about. */
function watchPages(context: ReturnType<Page['context']>, complaints: string[]): void {
  context.on('weberror', (error) => complaints.push(error.error().message));
  context.on('console', (message) => {
    const isRefusedCall = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusedCall) complaints.push(message.text());
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
const patience = 60_000;

/** No axe violation on the page once it has loaded, in light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The address changes before the page does: what is looked at too early has no heading yet.
    await expect(async () => {
      await page.evaluate(colorsAreThere);
      expect(await violationsOn(page), `axe on ${page.url()} (${colorScheme})`).toEqual([]);
    }).toPass({ timeout: patience });
  }
  await page.emulateMedia({ colorScheme: null });
}

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The toast with these words. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: /notifications/i }).getByText(text);

export { expect };
