import type { Locator, Page } from '@playwright/test';
import { complete } from '../site/browser';

/**
 * Seconds of a person's actions on a phone. Tap and thought are the pointing and mental operators of the
 * keystroke-level model (Card, Moran, Newell 1980). The time of a key is a thumb typist's, with 36 words of five
 * letters a minute (Palin et al. 2019). Scrolling one screen takes a second.
 */
const seconds = { tap: 1.1, thought: 1.35, key: 60 / (36 * 5), screen: 1 } as const;

/** Acts like a person on a phone, and adds up the effort. */
export class Hand {
  private readonly count = { tap: 0, thought: 0, key: 0, screen: 0 };

  constructor(private readonly page: Page) {}

  /** Presses a button, a link or an answer. */
  async tap(target: Locator): Promise<void> {
    await this.reach(target);
    this.count.tap += 1;
    await target.click();
  }

  /** Selects an option of a list. */
  async choose(target: Locator, option: string): Promise<void> {
    await this.reach(target);
    this.count.tap += 2;
    await target.selectOption(option);
  }

  /** Types into a field. @param keys the number of keys if not the text's length, as in a date */
  async type(target: Locator, text: string, keys = text.length): Promise<void> {
    await this.reach(target);
    this.count.tap += 1;
    this.count.key += keys;
    await target.fill(text);
  }

  /** The total effort so far. */
  get effort(): { taps: number; keys: number; seconds: number } {
    const { tap, thought, key, screen } = this.count;
    return {
      taps: tap,
      keys: key,
      seconds: tap * seconds.tap + thought * seconds.thought + key * seconds.key + screen * seconds.screen,
    };
  }

  private async reach(target: Locator): Promise<void> {
    this.count.thought += 1;
    await target.waitFor();
    await complete(this.page);
    const before = await this.scrolled();
    // Scrolls to the target once it is stable, and finds the target again if the page replaces it.
    await target.click({ trial: true });
    this.count.screen += Math.abs((await this.scrolled()) - before);
  }

  private scrolled(): Promise<number> {
    return this.page.evaluate(() => window.scrollY / window.innerHeight);
  }
}
