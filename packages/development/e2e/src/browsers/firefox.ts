import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core';
import type { Engine, EnginePage, Key, Point, Size } from './engine';

/** Maximum milliseconds of a command. Loading a page on a busy machine takes longest. */
const patience = 120_000;

/**
 * Starts headless Firefox through WebDriver BiDi.
 * @param executablePath of its program
 */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: patience,
    protocolTimeout: patience,
    extraPrefsFirefox: {
      // Disables animations, like the other browser tests.
      'ui.prefersReducedMotion': 1,
      // A headless browser assumes that there is no mouse. These values mean fine (2) and hovering (4).
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  });
  return {
    newPage: async (size) => {
      const context = await browser.createBrowserContext();
      const page = new FirefoxPage(context, await context.newPage());
      await page.resize(size);
      return page;
    },
    close: () => browser.close(),
  };
}

/**
 * Leaving a page aborts what it still loads. Firefox reports that as an error if the request passes a service worker.
 * A failed request has another message there, which names the rejected promise.
 */
const isFromLeavingAPage = (text: string) =>
  text.endsWith('A ServiceWorker intercepted the request and encountered an unexpected error.');

class FirefoxPage implements EnginePage {
  private readonly seen: string[] = [];

  constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {
    page.setDefaultTimeout(patience);
    page.on('dialog', (dialog) => void dialog.accept());
    page.on('pageerror', (error) => this.seen.push(error instanceof Error ? error.message : String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isFromLeavingAPage(message.text())) this.seen.push(message.text());
    });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  run<Values extends unknown[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    return this.page.evaluate(`(${inPage}).apply(null, ${JSON.stringify(values)})`) as Promise<Result>;
  }

  async runText(script: string): Promise<void> {
    await this.page.evaluate(`${script}\n;null`);
  }

  press({ x, y }: Point): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  key(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async attach(selector: string, path: string): Promise<void> {
    const field = await this.page.$(selector);
    if (!field) throw new Error(`There is no ${selector}.`);
    await (field as Awaited<ReturnType<typeof this.page.$<'input'>>>)?.uploadFile(path);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot());
  }

  resize(size: Size): Promise<void> {
    return this.page.setViewport(size);
  }

  async errors(): Promise<string[]> {
    return this.seen;
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
