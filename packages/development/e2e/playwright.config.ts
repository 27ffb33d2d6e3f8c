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
  // Tracing slows every test. For a failing one, use `--trace on` alone.
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

const sizes = {
  desktop: { name: 'desktop', testIgnore: '**/*.full.spec.ts', use: desktop },
  phone: { name: 'phone', testIgnore: '**/*.full.spec.ts', use: phone, grepInvert: /@any-size/ },
  faults: { name: 'faults', testMatch: '**/*.full.spec.ts', use: desktop },
};

/** Both sizes when run by hand. `npm test` runs one, `npm run test:full` the other (docs/decisions/0092). */
const projects =
  suite === 'full'
    ? [sizes.faults, sizes.phone]
    : suite === 'quick'
      ? [sizes.desktop]
      : [sizes.phone, sizes.desktop];

export default defineConfig({
  testDir: './src',
  // *.test.ts are jest's.
  testMatch: '**/*.spec.ts',
  outputDir: join(__dirname, '../../../.test-results/browser'),
  globalSetup: './src/support/global-setup.ts',
  timeout: 360_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // docs/decisions/0010: a test that passes only on retry is reported as flaky, with its first error.
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  projects,
});
