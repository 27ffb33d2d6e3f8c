import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, type Child } from '@camp/local-services/child-process';
import { freePort } from '@camp/local-services/ports';
import { expect } from '@playwright/test';
import type { Engine, EnginePage, Key, Point, Size } from './engine';
import { command, WebDriverSession } from './webdriver';

/** WebDriver's private-use characters for these keys. */
const keys: Record<Key, string> = {
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** Milliseconds for a browser to start. Some browsers never start. */
const patienceWithStart = 40_000;

/**
 * Starts WebKitGTK's MiniBrowser on its own display. Each driver has only one session, since some drivers never respond
 * to a request for another.
 *
 * @param miniBrowser path of its program
 */
export async function startWebKit(miniBrowser: string): Promise<Engine> {
  const home = await quietHome();
  const display = await startChild({
    name: 'Xvfb',
    command: 'Xvfb',
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
  });
  const number = await display.waitForLine(/^\d+$/);
  const env = {
    ...process.env,
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
  };
  return {
    newPage: async (size) => {
      const page = await openPage(miniBrowser, env);
      await page.leaveToolbar();
      await page.resize(size);
      return page;
    },
    close: async () => {
      await display.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Starts driver and browser, and restarts both if the browser does not start. */
async function openPage(miniBrowser: string, env: NodeJS.ProcessEnv, triesLeft = 2): Promise<WebKitPage> {
  const { driver, address } = await startDriver(env);
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: miniBrowser,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  };
  try {
    const session = await WebDriverSession.open(address, capabilities, patienceWithStart);
    return new WebKitPage(session, driver);
  } catch (error) {
    await driver.stop();
    if (triesLeft === 0) throw error;
    return openPage(miniBrowser, env, triesLeft - 1);
  }
}

/** A home folder without settings and with animations off, like the other browser tests. */
async function quietHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'camp-webkit-'));
  const settings = join(home, 'config', 'gtk-3.0');
  await mkdir(settings, { recursive: true });
  await writeFile(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return home;
}

async function startDriver(env: NodeJS.ProcessEnv): Promise<{ driver: Child; address: string }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = await startChild({
    name: 'WebKitWebDriver',
    command: 'WebKitWebDriver',
    args: [`--port=${port}`, '--host=127.0.0.1'],
    env,
  });
  await expect(async () => command('GET', `${address}/status`)).toPass({ timeout: 60_000 });
  return { driver, address };
}

class WebKitPage implements EnginePage {
  constructor(
    private readonly session: WebDriverSession,
    private readonly driver: Child,
  ) {}

  /**
   * Continues in a window without a toolbar. A toolbar's buttons keep the first window at least 447 pixels wide, but a
   * phone has 390.
   */
  async leaveToolbar(): Promise<void> {
    const handles = () => this.session.get<string[]>('/window/handles');
    const [first] = await handles();
    await this.run(() => {
      window.open('about:blank', '_blank', 'width=390,height=844,toolbar=no,location=no');
      return null;
    });
    await expect.poll(async () => (await handles()).length, { timeout: 60_000 }).toBe(2);
    const handle = (await handles()).find((each) => each !== first);
    await this.session.post('/window', { handle });
  }

  async open(address: string): Promise<void> {
    await this.session.post('/url', { url: address });
  }

  async reload(): Promise<void> {
    await this.session.post('/refresh');
  }

  run<Values extends unknown[], Result>(
    inPage: (...values: Values) => Result,
    ...values: Values
  ): Promise<Result> {
    return this.session.post<Result>('/execute/sync', {
      script: `return (${inPage}).apply(null, arguments)`,
      args: values,
    });
  }

  async runText(script: string): Promise<void> {
    await this.session.post('/execute/sync', { script, args: [] });
  }

  async press({ x, y }: Point): Promise<void> {
    await this.session.post('/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  async type(text: string): Promise<void> {
    await this.session.post(`/element/${await this.session.focused()}/value`, { text });
  }

  key(key: Key): Promise<void> {
    return this.type(keys[key]);
  }

  async attach(selector: string, path: string): Promise<void> {
    await this.session.post(`/element/${await this.session.find(selector)}/value`, { text: path });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.session.get<string>('/screenshot'), 'base64');
  }

  async resize(size: Size): Promise<void> {
    const content = () => this.run(() => ({ width: innerWidth, height: innerHeight }));
    const window = await this.session.get<Size>('/window/rect');
    const inside = await content();
    // Size of the window's decorations around its content.
    const frame = { width: window.width - inside.width, height: window.height - inside.height };
    await this.session.post('/window/rect', {
      width: size.width + frame.width,
      height: size.height + frame.height,
    });
    await expect.poll(content, { timeout: 60_000 }).toEqual(size);
  }

  /** The driver reports no errors, so the page collects them after the finder is installed. */
  async errors(): Promise<string[]> {
    return [];
  }

  async close(): Promise<void> {
    await this.session.close();
    await this.driver.stop();
  }
}
