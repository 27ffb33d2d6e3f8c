import type { Operation } from '@camp/contracts/operations/operation';
import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { operations } from '@camp/contracts/registries/operations';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import type { Page } from '@playwright/test';
import { openContext } from './site/browser';
import { visit } from './support/first-load';
import { enterLogin, makeParent, tokenOf } from './support/people';
import { anySize, expect, test } from './support/test';
import { measureFirstLoad, sumOf } from './web-check/first-load';
import { targets } from './web-check/table';

/** A page's declaration in the build: its path, then its title. */
const declared = ({ path, title }: { path: string; title: string }) =>
  `(${JSON.stringify(path)},${JSON.stringify(title)}`;

test.describe('the home page’s first load', () => {
  test('stays within its limit', { tag: anySize }, async ({ browser, product }) => {
    expect(sumOf(await measureFirstLoad(browser, product.url))).toBeLessThanOrEqual(targets.firstLoad);
  });

  test(
    'includes the titles of all public pages and of no guarded page',
    { tag: anySize },
    async ({ page }) => {
      const { text } = await visit(page, '/');

      expect(publicPageList.filter((one) => !text.includes(declared(one)))).toEqual([]);
      expect(guardedPageList.filter((one) => text.includes(declared(one)))).toEqual([]);
    },
  );

  test('includes only the operations that it calls', { tag: anySize }, async ({ page }) => {
    const { text } = await visit(page, '/');

    const held = Object.entries<Operation>(operations).filter(([, { method, path }]) =>
      text.includes(`("${method} ${path}"`),
    );
    expect(held.map(([name]) => name).sort()).toEqual([
      'camp.current',
      'camp.list',
      'user.current',
      'user.logout',
    ]);
  });

  test('includes no schemas, forms or server lists', { tag: anySize }, async ({ page }) => {
    const { modules } = await visit(page, '/');

    expect(modules).toContain('packages/contracts/src/registries/public-pages.ts');
    expect(modules).toContain('public-app/src/features/camp/pages/home-page.tsx');
    const needless = [
      /node_modules\/(?:zod|react-hook-form|@hookform)\//,
      /\/record\.ts$/,
      /\/schemas\.ts$/,
      /\/forms\//,
      /\/registries\/(?:operations|operation-summaries|administration-summaries|pages|guarded-pages|administration-pages|page-descriptions)\.ts$/,
      /\/access\/access-table\.ts$/,
      /^admin-app\//,
    ];
    expect(modules.filter((module) => needless.some((pattern) => pattern.test(module)))).toEqual([]);
  });
});

// For a `translate` inside a drawing, browsers repeat its whole layout sixty times a second.
test('the home page does no layout while its birds fly', { tag: anySize }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const flightTime = () =>
    page.evaluate(() => {
      const all = document.getAnimations() as CSSAnimation[];
      return Number(all.find(({ animationName }) => animationName === 'camp-drift')?.currentTime);
    });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  await page.waitForLoadState('networkidle');
  // The birds start after two seconds.
  await expect.poll(flightTime).toBeGreaterThan(2_000);

  const before = await layouts();
  await page.waitForTimeout(2_000);

  // Otherwise there are a hundred on a quiet machine, and seventy on a very busy one.
  expect((await layouts()) - before).toBeLessThan(30);
});

// Nobody can stop the motion of the drawing (WCAG 2.2.2).
test('the home page moves for at most five seconds', { tag: anySize }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');

  const durations = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
      return Number(endTime) - delay;
    }),
  );

  expect(durations.length).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThanOrEqual(5_000);
});

/** Records the right side of the header when it first shows this text. */
const watchAccount = (page: Page, words: string) =>
  page.addInitScript((awaited) => {
    new MutationObserver((_changes, observer) => {
      const { textContent } = document.querySelector('.shell-account') ?? {};
      if (!textContent?.includes(awaited)) return;
      observer.disconnect();
      document.documentElement.dataset.account = textContent;
    }).observe(document, { childList: true, subtree: true });
  }, words);

test.describe('the navigation of a logged-in person', () => {
  for (const path of ['/', '/contact', '/user/profile'])
    test(`is complete on first paint of ${path}`, { tag: anySize }, async ({ browser, product }) => {
      const token = await tokenOf(product.url, await makeParent(product));
      const context = await openContext(browser, { window: 'desktop', scheme: 'light' }, token);
      const page = await context.newPage();
      await watchAccount(page, 'Logout');

      await page.goto(product.url + path);

      await expect(page.locator('html')).toHaveAttribute('data-account', /Profile.*Logout/);
      await context.close();
    });

  test('is complete right after the login', async ({ page, product }) => {
    const parent = await makeParent(product);
    await watchAccount(page, 'Logout');
    await page.goto('/');
    await page.goto('/login');

    await enterLogin(page, parent);

    await expect(page.locator('html')).toHaveAttribute('data-account', /Profile.*Logout/);
  });
});
