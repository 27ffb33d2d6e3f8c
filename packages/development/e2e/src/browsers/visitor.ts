import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { coveredParts } from '../support/covered-parts';
import type { EnginePage, Key, Size } from './engine';
import { installFinder, type Finder, type Target, type Words } from './finder';

/** Milliseconds to wait for anything, on a machine three times slower than ours. */
const patience = 60_000;

const testingLibrary = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Folder of screenshots, if any. */
const pictures = process.env.BROWSER_PICTURES;

const words = (text: string | RegExp): Words =>
  typeof text === 'string' ? { whole: text } : { source: text.source, flags: text.flags };

/** An element by role, with its exact name or a pattern. */
export const byRole = (
  role: string,
  name?: string | RegExp,
  more: Pick<Target, 'within' | 'place'> = {},
): Target => ({
  role,
  ...(name && { name: words(name) }),
  ...more,
});
export const button = (name: string | RegExp, within?: Target) => byRole('button', name, { within });
export const link = (name: string | RegExp, within?: Target) => byRole('link', name, { within });
export const heading = (name: string | RegExp, level?: number): Target => ({
  role: 'heading',
  name: words(name),
  ...(level && { level }),
});
/** A field, by its label. */
export const field = (label: string | RegExp, within?: Target): Target => ({ label: words(label), within });
/** A text anywhere. */
export const text = (said: string | RegExp, within?: Target): Target => ({ text: words(said), within });
export const toast = (said: string | RegExp) => text(said, byRole('region', /notifications/i));

/** A person with a browser, who looks, clicks, types and waits. */
export class Visitor {
  private taken = 0;
  private readonly seenErrors: string[] = [];

  /**
   * @param page of the browser
   * @param home URL of the site
   * @param who prefix of this visit's screenshots
   */
  constructor(
    readonly page: EnginePage,
    private readonly home: string,
    private size: Size,
    private readonly who: string,
  ) {}

  /** Opens a path of the site, or any URL. */
  async open(address: string): Promise<void> {
    await this.collectErrors();
    await this.page.open(new URL(address, this.home).href);
  }

  async reload(): Promise<void> {
    await this.collectErrors();
    await this.page.reload();
  }

  async resize(size: Size): Promise<void> {
    await this.page.resize(size);
    this.size = size;
  }

  get isPhone(): boolean {
    return this.size.width < 600;
  }

  /** Waits for a page of the site by its address, heading and content, then checks its layout. */
  async arrives(path: RegExp, title: string | RegExp): Promise<void> {
    await expect
      .poll(() => this.page.run(() => location.pathname + location.search), { timeout: patience })
      .toMatch(path);
    await this.sees(heading(title, 1));
    await this.checkLayout();
  }

  /** Waits until the page is complete, checks the layout rules of every page, and takes a screenshot if requested. */
  async checkLayout(): Promise<void> {
    await expect
      .poll(
        () =>
          this.page.run(() => document.querySelectorAll('main .camp-skeleton, [role="progressbar"]').length),
        {
          timeout: patience,
        },
      )
      .toBe(0);
    await expect
      .poll(() => this.page.run(faultsOfLayout), { timeout: patience, message: 'faults of the layout' })
      .toEqual([]);
    if (pictures) await this.takePicture(join(pictures, this.who));
  }

  /** Saves a screenshot. @param path of the file */
  async savePicture(path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await this.page.screenshot());
  }

  private async takePicture(folder: string): Promise<void> {
    this.taken += 1;
    const path = await this.page.run(() => location.pathname);
    const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    await this.savePicture(join(folder, `${String(this.taken).padStart(2, '0')}-${name}.png`));
  }

  /** Waits until it is visible. @param count how many. Default: at least one */
  async sees(target: Target | string, count?: number): Promise<void> {
    const wanted = typeof target === 'string' ? text(target) : target;
    const found = expect.poll(() => this.ask('count', wanted), {
      timeout: patience,
      message: `how many of ${JSON.stringify(wanted)} there are`,
    });
    await (count === undefined ? found.toBeGreaterThan(0) : found.toBe(count));
  }

  isThere = async (target: Target): Promise<boolean> => (await this.ask('count', target)) > 0;

  /** Clicks an element once it has not moved for two frames and nothing covers it. */
  async presses(target: Target): Promise<void> {
    await expect(async () => {
      const { frame, ...point } = await this.ask('pressPoint', target);
      await expect
        .poll(async () => (await this.ask('pressPoint', target)).frame, { intervals: [20] })
        .toBeGreaterThan(frame + 1);
      expect(await this.ask('pressPoint', target)).toMatchObject(point);
      await this.page.press(point);
    }).toPass({ timeout: patience });
  }

  /** Checks a box or selects an answer, and retries if the page moved, like a person would. */
  async chooses(target: Target, isChosen = true): Promise<void> {
    await this.sees(target);
    const isAsSaid = async () => (await this.ask('isChecked', target)) === isChosen;
    await expect(async () => {
      if (!(await isAsSaid())) await this.presses(target);
      await expect.poll(isAsSaid, { timeout: 5_000 }).toBe(true);
    }).toPass({ timeout: patience });
  }

  /** Answers a question with radio buttons. */
  answers = (question: string | RegExp, answer: string): Promise<void> =>
    this.chooses(byRole('radio', answer, { within: byRole('radiogroup', question) }));

  /** Types into a field, replacing its content. Dates are `yyyy-MM-dd`. */
  async writes(target: Target, value: string): Promise<void> {
    await this.presses(target);
    await this.ask('selectText', target);
    const [year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value)?.slice(1) ?? [];
    if (value === '') await this.page.key('Backspace');
    else await this.page.type(year ? `${month}/${day}/${year}` : value);
    await this.holds(target, value);
  }

  /** Waits until a field has a value. */
  async holds(target: Target, value: string): Promise<void> {
    await expect
      .poll(() => this.ask('value', target), {
        timeout: patience,
        message: `what ${JSON.stringify(target)} holds`,
      })
      .toBe(value);
  }

  /** Selects an option of a list. */
  async picks(target: Target, option: string): Promise<void> {
    await this.sees(target);
    await this.ask('select', target, option);
  }

  /** Labels of the empty text areas. */
  emptyAreas = (): Promise<string[]> =>
    this.page.run(() =>
      [...document.querySelectorAll('textarea')]
        .filter(({ value }) => value === '')
        .map(({ labels }) => labels[0]?.textContent.trim() ?? ''),
    );

  /** Selects a file in a file field. */
  async attaches(target: Target, path: string): Promise<void> {
    await this.sees(target);
    await this.page.attach(await this.ask('selector', target), path);
  }

  key = (key: Key): Promise<void> => this.page.key(key);

  /** Expects that the first invalid field has the focus, and that its label and error are visible and uncovered. */
  async isLedToTheFirstRefusedField(target: Target): Promise<void> {
    await expect.poll(() => this.ask('isFocused', target), { timeout: patience }).toBe(true);
    await expect
      .poll(() => this.page.run(coveredParts), { timeout: patience, message: 'what is covered of the field' })
      .toEqual([]);
    await this.checkLayout();
  }

  /** Errors of all pages so far. */
  async errors(): Promise<string[]> {
    await this.collectErrors();
    return [...new Set([...this.seenErrors, ...(await this.page.errors())])];
  }

  /** A page's errors are lost when it unloads. */
  private async collectErrors(): Promise<void> {
    this.seenErrors.push(...(await this.page.run(() => window.errorsSeen?.splice(0) ?? [])));
  }

  /** Calls the finder, and installs it first if the page is new. */
  private async ask<Name extends keyof Finder>(
    name: Name,
    ...values: Parameters<Finder[Name]>
  ): Promise<ReturnType<Finder[Name]>> {
    if (!(await this.page.run(() => Boolean(window.finder)))) {
      await this.page.runText(testingLibrary);
      await this.page.run(installFinder);
    }
    return this.page.run(
      (method, targets) => {
        const finder = window.finder as unknown as Record<string, (...values: unknown[]) => unknown>;
        return (finder[method]?.(...targets) ?? null) as never;
      },
      name as string,
      values as unknown[],
    );
  }
}

/** Layout problems of any page: horizontal scrolling, or a header with two lines. */
function faultsOfLayout(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : [];
  const entries = [...document.querySelectorAll('.shell-header :is(li, a, button)')].filter(
    (entry) => entry.checkVisibility({ visibilityProperty: true }) && entry.getBoundingClientRect().width > 1,
  );
  const middles = entries.map((entry) => {
    const { top, height } = entry.getBoundingClientRect();
    return top + height / 2;
  });
  const isBroken = clientWidth >= 1024 && Math.max(...middles) - Math.min(...middles) > 8;
  return [...sideways, ...(isBroken ? [`the header has two lines in ${clientWidth}`] : [])];
}
