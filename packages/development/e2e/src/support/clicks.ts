import type { Locator } from '@playwright/test';

/** Acts with a mouse and counts clicks. Typing, dates and reading do not count. */
export class Clicks {
  /** Number of clicks so far. */
  count = 0;

  /** A link, button or check box, including those in a dialog. */
  async on(target: Locator): Promise<void> {
    await target.click({ timeout: 15_000 });
    this.count += 1;
  }

  /** An option of a list. */
  async choose(target: Locator, option: string): Promise<void> {
    await target.selectOption(option, { timeout: 15_000 });
    this.count += 1;
  }
}
