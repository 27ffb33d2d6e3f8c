import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startDemo } from '../support/product';
import { administratorToken, idsFrom, launchBrowser, openContext, settled } from './browser';
import { looks, type Look } from './looks';
import { allViews, type View } from './views';

const folder = join(__dirname, '../../../../.screenshots');

/** `npm run screenshots`: a picture of every page, phone and desktop, light and dark. */
async function takeScreenshots(only: readonly string[]): Promise<void> {
  const product = await startDemo();
  const browser = await launchBrowser();
  try {
    const token = await administratorToken(product.url);
    const views = (await allViews(idsFrom(product.url, token))).filter(
      ({ name }) => only.length === 0 || only.includes(name),
    );
    if (only.length === 0) await rm(folder, { recursive: true, force: true });
    for (const look of looks) await takeAll(browser, { url: product.url, token, look, views });
    process.stdout.write(`${views.length * looks.length} pictures in .screenshots/\n`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Session {
  url: string;
  token: string;
  look: Look;
  views: readonly View[];
}

async function takeAll(browser: Browser, { url, token, look, views }: Session): Promise<void> {
  const contexts = {
    visitor: await openContext(browser, look),
    administrator: await openContext(browser, look, token),
  };
  for (const { name, path, signedIn, prepare } of views) {
    const page = await contexts[signedIn ? 'administrator' : 'visitor'].newPage();
    await prepare?.(page);
    await page.goto(`${url}${path}`);
    await settled(page);
    await page.screenshot({
      path: join(folder, `${look.window}-${look.scheme}`, `${name}.png`),
      fullPage: true,
    });
    await page.close();
  }
  await contexts.visitor.close();
  await contexts.administrator.close();
}

takeScreenshots(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
