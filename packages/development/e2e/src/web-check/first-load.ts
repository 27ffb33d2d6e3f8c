import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { openContext, settled } from '../site/browser';

/** Bytes over the wire that a browser loads for the home page, including compressed inline styles. */
export interface FirstLoad {
  script: number;
  style: number;
  font: number;
  /** The admin app's part. */
  admin: number;
}

export const sumOf = ({ script, style, font }: FirstLoad): number => script + style + font;

const kinds = { script: 'script', stylesheet: 'style', font: 'font' } as const;

/** Opens the home page in an empty browser. @param url of the product */
export async function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  const context = await openContext(browser, { window: 'phone', scheme: 'light' });
  const page = await context.newPage();
  const load: FirstLoad = { script: 0, style: 0, font: 0, admin: 0 };
  const measured: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const kind = kinds[request.resourceType() as keyof typeof kinds];
    if (!kind) return;
    measured.push(
      request.sizes().then(({ responseBodySize }) => {
        load[kind] += responseBodySize;
        if (request.url().includes('/remotes/admin-app/')) load.admin += responseBodySize;
      }),
    );
  });
  await page.goto(url);
  const inPage = await page.locator('head style').allTextContents();
  load.style += brotliCompressSync(inPage.join('')).length;
  await settled(page);
  await Promise.all(measured);
  await context.close();
  return load;
}
