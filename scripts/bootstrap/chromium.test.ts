import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { pretendMachine } from './pretended-machine';

const workspace = join(__dirname, '../..');

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
  const machine = pretendMachine({ installs: { chromium: 'chromium' }, hasTerminal: false });
  await expect(ensureChromium(machine, workspace)).resolves.toBe('/bin/chromium');
});

it('names the options in one sentence when there is none', async () => {
  await expect(ensureChromium(pretendMachine({ isRoot: false }), workspace)).rejects.toThrow(
    /^Chromium was not found\. Install it .*, or set CHROMIUM_PATH to its program\.$/,
  );
});
