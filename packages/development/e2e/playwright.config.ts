import { join } from 'node:path';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { browserFlags, browserPath } from '@camp/testing/chromium';

const full = process.env.TEST_SUITE === 'full';

const everySize: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: browserPath(),
    args: browserFlags,
  },
  contextOptions: { reducedMotion: 'reduce' },
  // It costs time in every test. Where one fails: `--trace on`, for that test alone.
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

/** The quick suite walks on both sizes what looks different there; what takes processes away is slow and runs once. */
const projects = full
  ? [{ name: 'faults', testMatch: '**/*.full.spec.ts', use: desktop }]
  : [
      { name: 'phone', testIgnore: '**/*.full.spec.ts', use: phone, grepInvert: /@any-size/ },
      { name: 'desktop', testIgnore: '**/*.full.spec.ts', use: desktop },
    ];

export default defineConfig({
  testDir: './src',
  // *.test.ts are jest's.
  testMatch: '**/*.spec.ts',
  outputDir: join(__dirname, '../../../.test-results/browser'),
  globalSetup: full ? undefined : './src/support/global-setup.ts',
  timeout: 360_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // docs/decisions/0010: what passes only then is told as flaky, with what went wrong first.
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  projects,
});
