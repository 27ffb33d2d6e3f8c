import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { tokenOf } from '../support/people';
import { startDemo } from '../support/product';
import { administratorToken, launchBrowser, openContext, settled } from './browser';
import { mostBytes, pictures, productParts, type Picture, type Viewer } from './pictures';
import { demoStaffPictures } from './staff-pictures';
import type { Variant } from './variants';

const folder = join(__dirname, '../../../../../docs/pictures');
const parent = { email: 'rivera@example.org', password: 'Marshmallow1' };

/** `npm run pictures`: takes the pictures of the documents. @param only - names, or none for all */
async function takePictures(only: readonly string[]): Promise<void> {
  const isWanted = (name: string) => only.length === 0 || only.includes(name);
  const product = await startDemo();
  const browser = await launchBrowser();
  try {
    const { url } = product;
    await demoStaffPictures(url);
    const tokens = { administrator: await administratorToken(url), parent: await tokenOf(url, parent) };
    const take = pictureTaker(browser, url, tokens);
    for (const picture of pictures.filter(({ name }) => isWanted(name)))
      await store(picture.name, sharp(await take(picture)));
    if (isWanted('product'))
      await store('product', await sideBySide(await Promise.all(productParts.map(take))));
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** @returns a function that opens a picture's page, and returns the window as PNG */
function pictureTaker(browser: Browser, url: string, tokens: Partial<Record<Viewer, string>>) {
  const contexts = new Map<string, Promise<BrowserContext>>();
  const contextOf = ({ viewer, window }: Picture) => {
    const key = `${viewer} ${window}`;
    const context = contexts.get(key) ?? openAt(browser, { window, scheme: 'light' }, tokens[viewer]);
    contexts.set(key, context);
    return context;
  };
  return async (picture: Picture): Promise<Buffer> => {
    const page = await (await contextOf(picture)).newPage();
    await page.goto(`${url}${picture.path}`);
    await settled(page);
    await picture.prepare?.(page);
    await settled(page);
    const taken = await page.screenshot();
    await page.close();
    return taken;
  };
}

/** The browser has the clock of the processes. */
async function openAt(browser: Browser, variant: Variant, token?: string): Promise<BrowserContext> {
  const context = await openContext(browser, variant, token);
  await context.clock.setFixedTime(new Date());
  return context;
}

/** The home page, and the form on a phone beside it. */
async function sideBySide(parts: readonly Buffer[]): Promise<Sharp> {
  const gap = 24;
  const height = 844;
  const sized = await Promise.all(
    parts.map((part) => sharp(part).resize({ height }).toBuffer({ resolveWithObject: true })),
  );
  const width = sized.reduce((sum, { info }) => sum + info.width + gap, gap);
  let left = 0;
  const layers = sized.map(({ data, info }) => {
    const layer = { input: data, top: gap, left: left + gap };
    left += info.width + gap;
    return layer;
  });
  const paper = { width, height: height + 2 * gap, channels: 3, background: '#e8e4da' } as const;
  return sharp(await sharp({ create: paper }).composite(layers).png().toBuffer());
}

/** Text stays sharp at half the size of a PNG. The quality falls until the file is small enough. */
async function store(name: string, picture: Sharp): Promise<void> {
  for (let quality = 85; quality >= 25; quality -= 10) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > mostBytes) continue;
    await writeFile(join(folder, `${name}.webp`), bytes);
    process.stdout.write(`${name}.webp: ${(bytes.length / 1_000).toFixed(0)} kB\n`);
    return;
  }
  throw new Error(`The picture ${name} has more than ${mostBytes} bytes.`);
}

takePictures(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
