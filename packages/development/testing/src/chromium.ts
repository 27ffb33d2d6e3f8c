import { existsSync } from 'node:fs';

/** The first one has no windows, so it is faster. */
const ofDebian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of the browser: CHROMIUM_PATH, Debian's, or undefined for Playwright's own. */
export const browserPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? ofDebian.find((path) => existsSync(path));

/** Flags that keep the browser off the network and let it start for every user. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
