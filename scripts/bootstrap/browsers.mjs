import { installDebianPackage } from './debian-package.mjs';
import { Refusal } from './refusal.mjs';

const purpose = 'to run the browser tests in Firefox and WebKit';

const miniBrowsers = [
  ...['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/**
 * Finds Firefox and WebKit, Safari's engine, for the journeys: installed programs, or Debian's packages.
 *
 * @param {import('./machine.mjs').Machine} machine
 * @returns {Promise<{ FIREFOX_PATH: string, WEBKIT_PATH: string }>} paths of their programs
 * @throws {Refusal} when one is missing and may not be installed
 */
export async function ensureBrowsers(machine) {
  const firefox = () => machine.findProgram(['firefox-esr', 'firefox']);
  const webKit = () =>
    machine.findProgram(['WebKitWebDriver']) && miniBrowsers.find((path) => machine.exists(path));
  const display = () => machine.findProgram(['Xvfb']);
  const ensure = async (found, name, sentence) => {
    const path = found() || ((await installDebianPackage(machine, name, purpose)) && found());
    if (!path) throw new Refusal(`${sentence} (on Debian as root: apt-get install ${name}).`);
    return path;
  };

  const FIREFOX_PATH = await ensure(
    firefox,
    'firefox-esr',
    'Firefox was not found: install firefox-esr or firefox',
  );
  const WEBKIT_PATH = await ensure(
    webKit,
    'webkit2gtk-driver',
    "WebKitGTK's WebDriver and MiniBrowser were not found: install webkit2gtk-driver",
  );
  await ensure(display, 'xvfb', 'Xvfb, the display of WebKit, was not found: install xvfb');
  return { FIREFOX_PATH, WEBKIT_PATH };
}
