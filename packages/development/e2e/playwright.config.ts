import { join } from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { browserFlags, browserPath } from '@camp/testing/chromium';

const suite = process.env.TEST_SUITE;

const everySize: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: browserPath(),
    args: browserFlags,
  },
  contextOptions: { reducedMotion: 'reduce' },
  // Playwright's routes don't see what the service worker answers. `offline.spec.ts` allows it.
  serviceWorkers: 'block',
  // Tracing slows every test. To trace a failing test, run it alone with `--trace on`.
  trace: 'on-first-retry',
  screenshot: 'only-on-failure',
};

const phone = {
  ...everySize,
  viewport: { width: 390, height: 844 },
  userAgent: devices['Pixel 7'].userAgent,
  hasTouch: true,
  isMobile: true,
};
const desktop = { ...everySize, viewport: { width: 1280, height: 900 } };

const full = '**/*.full.spec.ts';

/** What `npm test` runs: the main journeys of families and administrators (docs/decisions/0104). */
const first = [
  'journey',
  'camper-form',
  'content',
  'donation',
  'administration',
  'camper-list',
  'remotes',
].map((name) => `**/${name}.spec.ts`);

const sizes = {
  desktop: { name: 'desktop', testIgnore: full, use: desktop },
  first: { name: 'desktop', testMatch: first, use: desktop },
  others: { name: 'desktop', testIgnore: [full, ...first], use: desktop },
  phone: { name: 'phone', testIgnore: full, use: phone, grepInvert: /@any-size/ },
  faults: { name: 'faults', testMatch: full, use: desktop },
};

/** A manual run uses both sizes. `npm test` runs the main journeys, and `npm run test:full` everything else. */
const projects =
  suite === 'full'
    ? [sizes.faults, sizes.phone, sizes.others]
    : suite === 'quick'
      ? [sizes.first]
      : [sizes.phone, sizes.desktop];

export default defineConfig({
  testDir: './src',
  // The files *.test.ts belong to jest.
  testMatch: '**/*.spec.ts',
  outputDir: join(__dirname, '../../../.test-results/browser'),
  globalSetup: './src/support/global-setup.ts',
  timeout: 360_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // As in jest, three of them fill two cores (docs/decisions/0104-what-npm-test-runs.md).
  workers: 3,
  forbidOnly: true,
  // A test that passes only on retry is reported as flaky, with its first error (docs/decisions/0010).
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  projects,
});
