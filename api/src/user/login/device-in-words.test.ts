import { deviceInWords } from './device-in-words';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Mac'],
  [`Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) ${webkit} CriOS/131.0 Safari/604.1`, 'Chrome on iPad'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0 Safari/537.36`, 'Chrome on Chromebook'],
  ['curl/8.5.0', 'Unknown device'],
  [undefined, 'Unknown device'],
  [`<script>${'x'.repeat(9_000)} Firefox/1`, 'Unknown device'],
])('says of %s: %s', (userAgent, words) => {
  expect(deviceInWords(userAgent)).toBe(words);
});
