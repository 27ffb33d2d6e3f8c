import type { Browser } from '@playwright/test';
import { openContext, settled } from '../site/browser';

/** Lighthouse's phone and network (its `devtools` throttling), applied while loading. */
const slowPhone = {
  processor: 4,
  network: {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1_474.56 * 1024) / 8,
    uploadThroughput: (675 * 1024) / 8,
  },
};

/**
 * Opens a page in a new browser context on a slow phone, and waits until nothing more is painted.
 *
 * Lighthouse computes its own figure from a fast load, in which the scripts arrive before the first paint. This figure
 * is the time that a person waits.
 *
 * @param address of the page
 * @returns milliseconds until the largest contentful paint
 * @throws Error if the browser reports no paint
 */
export async function measureLargestPaint(browser: Browser, address: string): Promise<number> {
  const context = await openContext(browser, { window: 'phone', scheme: 'light' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { time: 0 };
    Object.assign(window, { largestPaint: seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.time = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowPhone.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor });

  await page.goto(address);
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor();
  await settled(page);
  const time = await page.evaluate(
    () => (window as unknown as { largestPaint: { time: number } }).largestPaint.time,
  );
  await context.close();
  if (time === 0) throw new Error('The browser reported no paint.');
  return time;
}
