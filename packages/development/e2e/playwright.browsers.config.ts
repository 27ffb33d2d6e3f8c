import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const engines = ['WebKit', 'Firefox'] as const;

const project = (engine: (typeof engines)[number], name: 'phone' | 'desktop', grep?: RegExp): Project => ({
  name: `${engine} ${name}`,
  use: { engine, size: name === 'phone' ? phone : desktop } as Project['use'],
  ...(grep && { grep }),
  ...(name === 'phone' && { grepInvert: /@desktop/ }),
});

/** The part that runs in every `npm run test:full`: families on a phone and administrators at a desk, in the iPhone's engine. */
const part = [
  project('WebKit', 'phone', /@part.*@family|@family.*@part/),
  project('WebKit', 'desktop', /@part.*@administration|@administration.*@part/),
  project('Firefox', 'desktop', /@part/),
];
const all = engines.flatMap((engine) => [project(engine, 'phone'), project(engine, 'desktop')]);

export default defineConfig({
  testDir: './src/browsers',
  testMatch: '**/*.journey.ts',
  outputDir: join(__dirname, '../../../.test-results/browsers'),
  globalSetup: './src/support/global-setup.ts',
  timeout: 600_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only on retry is reported as flaky, with its first error (docs/decisions/0010).
  retries: process.env.CI ? 1 : 0,
  reporter: 'line',
  projects: process.env.BROWSERS === 'part' ? part : all,
});
