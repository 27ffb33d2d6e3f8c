import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openContext, settled } from '../site/browser';

/** Milliseconds that a file waits at most. */
const longestDelay = 400;

/**
 * Opens a page in a new browser context, with a random delay of each file, and waits until nothing more loads.
 *
 * @param address of the page
 * @returns its cumulative layout shift
 */
export async function measureLayoutShift(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser, { window: 'phone', scheme: 'light' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') await wait(Math.random() * longestDelay);
      await route.continue();
    });
    await page.goto(address);
    await settled(page);
    return await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  } finally {
    await context.close();
  }
}
