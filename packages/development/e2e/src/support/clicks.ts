import type { Locator } from '@playwright/test';

/** Does what a person does with a mouse, and counts the clicks; typing, dates and what is read count nothing. */
export class Clicks {
  /** So far. */
  count = 0;

  /** A link, a button, a box to tick; those of a dialog too. */
  async on(target: Locator): Promise<void> {
    await target.click({ timeout: 15_000 });
    this.count += 1;
  }

  /** One of a list that opens. */
  async choose(target: Locator, option: string): Promise<void> {
    await target.selectOption(option, { timeout: 15_000 });
    this.count += 1;
  }
}
