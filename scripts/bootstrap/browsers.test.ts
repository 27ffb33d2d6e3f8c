import { ensureBrowsers } from './browsers.mjs';
import { pretendMachine } from './pretended-machine';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

it('finds what is installed', async () => {
  const machine = pretendMachine({
    programs: ['firefox', 'WebKitWebDriver', 'Xvfb'],
    exists: (path) => path === miniBrowser,
  });
  await expect(ensureBrowsers(machine)).resolves.toEqual({
    FIREFOX_PATH: '/bin/firefox',
    WEBKIT_PATH: miniBrowser,
  });
  expect(machine.ran).toEqual([]);
});

it("installs Debian's packages", async () => {
  const machine = pretendMachine({
    hasTerminal: false,
    installs: { 'firefox-esr': 'firefox-esr', 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb' },
    exists: (path) => path === miniBrowser,
  });
  await expect(ensureBrowsers(machine)).resolves.toEqual({
    FIREFOX_PATH: '/bin/firefox-esr',
    WEBKIT_PATH: miniBrowser,
  });
});

it.each([
  ['Firefox', [], /^Firefox was not found: install firefox-esr or firefox \(.*\)\.$/],
  ['WebKit', ['firefox'], /^WebKitGTK's WebDriver and MiniBrowser were not found: install .*\.$/],
  [
    'Xvfb',
    ['firefox', 'WebKitWebDriver'],
    /^Xvfb, the display of WebKit, was not found: install xvfb \(.*\)\.$/,
  ],
])('says in one sentence that %s is missing', async (_what, programs, sentence) => {
  const machine = pretendMachine({ isRoot: false, programs, exists: (path) => path === miniBrowser });
  await expect(ensureBrowsers(machine)).rejects.toThrow(sentence);
});
