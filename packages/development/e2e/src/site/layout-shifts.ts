import type { Page } from '@playwright/test';

/** How much has moved on a page since it was opened (cumulative layout shift). */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            moved += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // The buffered entries come in a task of their own.
        requestAnimationFrame(() => setTimeout(() => resolve(moved)));
      }),
  );
