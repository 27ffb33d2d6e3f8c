import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openContext, settled } from '../site/browser';
import { shiftsOf } from '../site/layout-shifts';

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
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') await wait(Math.random() * longestDelay);
      await route.continue();
    });
    await page.goto(address);
    await settled(page);
    return await shiftsOf(page);
  } finally {
    await context.close();
  }
}
