import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import { administratorToken, idsFrom, openContext, settled } from '../site/browser';
import { variants } from '../site/variants';
import { allViews } from '../site/views';

/** axe's findings on all pages. */
export interface AxeResult {
  pictures: number;
  /** One line each: `page (look): rule: elements`. */
  violations: string[];
}

/** Runs axe on every page, logged in if it is guarded, phone and desktop, light and dark. */
export async function checkAccessibility(browser: Browser, url: string): Promise<AxeResult> {
  const token = await administratorToken(url);
  const views = await allViews(idsFrom(url, token));
  const result: AxeResult = { pictures: 0, violations: [] };
  for (const variant of variants) {
    const visitor = await openContext(browser, variant);
    const administrator = await openContext(browser, variant, token);
    for (const { name, path, signedIn, prepare } of views) {
      const page = await (signedIn ? administrator : visitor).newPage();
      await prepare?.(page);
      await page.goto(`${url}${path}`);
      await settled(page);
      // A preview shows a page that has its own turn. Its landmarks would count as a second set of this page's.
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      result.pictures += 1;
      result.violations.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${name} (${variant.window}, ${variant.scheme}): ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        ),
      );
      await page.close();
    }
    await visitor.close();
    await administrator.close();
  }
  return result;
}
