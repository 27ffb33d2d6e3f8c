import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { pretendMachine } from './pretended-machine';

const workspace = join(__dirname, '../..');
const shellPackage = { 'chromium-headless-shell': 'chromium-headless-shell' };

it('prefers the Chromium at CHROMIUM_PATH', async () => {
  const machine = pretendMachine({
    env: { CHROMIUM_PATH: '/opt/my-chromium' },
    exists: (path) => path === '/opt/my-chromium',
    programs: ['chromium'],
  });
  await expect(ensureChromium(machine, workspace)).resolves.toBe('/opt/my-chromium');
});

it('refuses a CHROMIUM_PATH without a file', async () => {
  const machine = pretendMachine({ env: { CHROMIUM_PATH: '/nowhere' }, programs: ['chromium'] });
  await expect(ensureChromium(machine, workspace)).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere, which is not a program',
  );
});

it('prefers the Chromium without windows', async () => {
  const machine = pretendMachine({ programs: ['chromium', 'chromium-headless-shell'] });
  await expect(ensureChromium(machine, workspace)).resolves.toBe('/bin/chromium-headless-shell');
});

it.each(['chromium', 'chromium-browser', 'google-chrome'])('finds %s on the PATH', async (program) => {
  const machine = pretendMachine({ programs: [program] });
  await expect(ensureChromium(machine, workspace)).resolves.toBe(`/bin/${program}`);
});

it("uses Playwright's own if it is installed", async () => {
  const machine = pretendMachine({ exists: (path) => path.includes('ms-playwright') });
  await expect(ensureChromium(machine, workspace)).resolves.toContain('ms-playwright');
  expect(machine.ran).toEqual([]);
});

it("installs Debian's package", async () => {
  const machine = pretendMachine({ installs: shellPackage, hasTerminal: false });
  await expect(ensureChromium(machine, workspace)).resolves.toBe('/bin/chromium-headless-shell');
});

it("installs Debian's package beside another Chromium on a CI machine", async () => {
  const machine = pretendMachine({
    env: { CI: 'true' },
    programs: ['apt-get', 'chromium'],
    installs: shellPackage,
  });
  await expect(ensureChromium(machine, workspace)).resolves.toBe('/bin/chromium-headless-shell');
});

it('installs the Chromium with windows if there is no other', async () => {
  const machine = pretendMachine({ installs: { chromium: 'chromium' }, hasTerminal: false });
  await expect(ensureChromium(machine, workspace)).resolves.toBe('/bin/chromium');
});

it('uses the other Chromium on a CI machine without that package', async () => {
  const machine = pretendMachine({ env: { CI: 'true' }, programs: ['chromium'], isRoot: false });
  await expect(ensureChromium(machine, workspace)).resolves.toBe('/bin/chromium');
});

it('names the options in one sentence when there is none', async () => {
  await expect(ensureChromium(pretendMachine({ isRoot: false }), workspace)).rejects.toThrow(
    /^Chromium was not found\. Install it .*, or set CHROMIUM_PATH to its program\.$/,
  );
});
