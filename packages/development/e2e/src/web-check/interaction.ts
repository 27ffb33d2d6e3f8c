import type { Browser } from '@playwright/test';
import { openContext, settled } from '../site/browser';

const slowness = 4;

/**
 * The slowest response to a tap on the home page: the menu, one of its parts, and a page. The phone has a quarter of
 * this machine's speed.
 *
 * @returns milliseconds until the next frame was painted (with so few interactions, INP is the slowest)
 */
export async function measureInteraction(browser: Browser, url: string): Promise<number> {
  const context = await openContext(browser, { window: 'phone', scheme: 'light' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { slowest: 0 };
    Object.assign(window, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.slowest = Math.max(seen.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url);
  await settled(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });

  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('button', { name: 'Info', exact: true }).tap();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().tap();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await settled(page);
  const slowest = await page.evaluate(
    () => (window as unknown as { interactions: { slowest: number } }).interactions.slowest,
  );
  await context.close();
  return slowest;
}
