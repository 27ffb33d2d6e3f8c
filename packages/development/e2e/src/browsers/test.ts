import { expect, test as base } from '@playwright/test';
import { sharedProduct, type ProductAddresses } from '../support/product';
import type { Engine, Size } from './engine';
import { startFirefox } from './firefox';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

interface Options {
  engine: 'WebKit' | 'Firefox';
  size: Size;
}

interface Fixtures {
  product: ProductAddresses;
  visitor: Visitor;
}

interface WorkerFixtures {
  browserOf: (engine: Options['engine']) => Promise<Engine>;
}

const programAt = (name: string): string => {
  const path = process.env[name];
  if (!path) throw new Error(`${name} is missing: run these journeys with npm run test:browsers.`);
  return path;
};

const start = {
  WebKit: () => startWebKit(programAt('WEBKIT_PATH')),
  Firefox: () => startFirefox(programAt('FIREFOX_PATH')),
};

/** Runs a journey in one of the engines, with an empty profile. Errors in its pages fail it. */
export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  engine: ['WebKit', { option: true }],
  size: [{ width: 1280, height: 800 }, { option: true }],
  product: async ({}, use) => use(sharedProduct()),
  browserOf: [
    async ({}, use) => {
      const running = new Map<Options['engine'], Promise<Engine>>();
      await use((engine) => {
        const started = running.get(engine) ?? start[engine]();
        running.set(engine, started);
        return started;
      });
      for (const engine of running.values()) await (await engine).close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: async ({ browserOf, engine, size, product }, use, info) => {
    const page = await (await browserOf(engine)).newPage(size);
    const visitor = new Visitor(page, product.url, size, `${info.project.name}/${info.title}`);
    try {
      await use(visitor);
      expect(await visitor.errors(), 'errors in the browser').toEqual([]);
    } finally {
      await visitor.savePicture(info.outputPath('end.png'));
      await page.close();
    }
  },
});

export { expect };
