import { createHash } from 'node:crypto';
import { readEnv } from './env';
import { checkProductionStart, onPurpose, refusesEmbedded, type ProductionStart } from './production';
import * as z from 'zod';

const strong = 'q8Zr2LwX0vTn5KbYc7JdHf3MgPs9AeUi';
const start = (changes: Partial<ProductionStart> = {}): ProductionStart => ({
  secrets: { JWT_SECRET: strong },
  PUBLIC_URL: 'https://camp.example',
  ON_PURPOSE: [],
  ...changes,
});
const check = (changes: Partial<ProductionStart> = {}) => checkProductionStart('production', start(changes));
const secret = (value: string | undefined) => ({ secrets: { JWT_SECRET: value, OTHER: strong } });

describe('secrets in production', () => {
  it.each([
    [undefined, 'is missing'],
    ['short', 'is shorter than 32 characters'],
    ['ab'.repeat(20), 'repeats too few characters'],
    ['change-me-1234567890-abcdefghijklm', 'looks like a placeholder'],
    ['0123456789'.repeat(4), 'is made of consecutive characters'],
    ['abcdefghijklmnopqrstuvwxyz0123456789', 'is made of consecutive characters'],
    ['zyxwvutsrqponmlkjihgfedcba9876543210', 'is made of consecutive characters'],
    ['aaaaaaaaaaaaaaaaaaaaaaaaaaaa123456789', 'is made of consecutive characters'],
    ['aAbBcCdDeEfFgGhHiIjJkKlLmMnNoOpPqQrR', 'is made of consecutive characters'],
    ['q8Zr2LwX0vTn'.repeat(3), 'repeats itself'],
    ['lake-2026-Lake-2026-LAKE-2026-lake-2027', 'repeats itself'],
    ['qwertyuiopasdfghjklzxcvbnm1234567890', 'is made of neighboring keys on a keyboard'],
    ['poiuytrewqLKJHGFDSAmnbvcxz0987654321', 'is made of neighboring keys on a keyboard'],
    ['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.', 'is made of neighboring keys on a keyboard'],
    ['qazwsxedcrfvtgbyhnujmikolp1234567890', 'is made of neighboring keys on a keyboard'],
    ['!QAZ@WSX#EDC$RFV%TGB^YHN&UJM*IK<(OL>', 'is made of neighboring keys on a keyboard'],
    ['sk_live_qwertyuiopasdfghjklzxcvbnm123', 'is made of neighboring keys on a keyboard'],
    ['campfiresunshinemountainrivercanoe1', 'is made of words'],
    ['correct-horse-battery-staple-canoe-hill', 'is made of words'],
    ['PineRidgeCampRegistrationTokenForJwt2026', 'is made of words'],
    ['Sommerlager2026Ferienkinder-Waldhaus', 'is made of words'],
    ['aaapaaaoaaamaaakaaalaaajaaahaanau', 'is easy to guess'],
  ])('refuses %p by name', (value, error) => {
    expect(() => check(secret(value))).toThrow(`Refusing to start in production: JWT_SECRET ${error}.`);
  });

  it('refuses two equal secrets without revealing them (S62)', () => {
    const secrets = {
      JWT_SECRET: strong,
      STRIPE_SECRET_KEY: `sk_live_${strong}`,
      STRIPE_WEBHOOK_SECRET: strong,
    };

    expect(() => check({ secrets })).toThrow(
      /^Refusing to start in production: JWT_SECRET and STRIPE_WEBHOOK_SECRET are the same\.$/,
    );
  });

  it.each(['hex', 'base64', 'base64url'] as const)('accepts random secrets in %s', (encoding) => {
    for (let time = 0; time < 500; time += 1) {
      // The texts are the same in each run, since even a random text can be easy to guess by chance.
      const text = createHash('sha256').update(String(time)).digest(encoding).slice(0, 32);
      expect([text, check({ secrets: { JWT_SECRET: text } })]).toEqual([text, []]);
    }
  });

  it('accepts anything outside production', () => {
    expect(checkProductionStart('development', start(secret(undefined)))).toEqual([]);
  });
});

describe('addresses in production', () => {
  const leadsToInbox = (host: string): [Partial<ProductionStart>, string] => [
    { SMTP_URL: `smtp://${host}:29387` },
    'SMTP_URL leads to a test inbox',
  ];

  it.each<[Partial<ProductionStart>, string]>([
    [{ PUBLIC_URL: undefined }, 'PUBLIC_URL is missing'],
    [{ PUBLIC_URL: 'http://camp.example' }, 'PUBLIC_URL begins with http:// and is not on this machine'],
    [
      { PUBLIC_URL: 'HTTP://localhost.camp.example' },
      'PUBLIC_URL begins with http:// and is not on this machine',
    ],
    [{ SMTP_URL: 'smtp://127.0.0.1:34567' }, 'SMTP_URL leads to a test inbox'],
    [{ SMTP_URL: 'smtp://localhost:1025' }, 'SMTP_URL leads to a test inbox'],
    [{ SMTP_URL: 'smtp://mail:1025' }, 'SMTP_URL leads to a test inbox'],
    ...['0.0.0.0', '[::]', '[::ffff:0.0.0.0]', '[::1]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]'].map(
      leadsToInbox,
    ),
    ...['0', '127.1', '127.0.1.1', 'LOCALHOST', 'localhost.', 'inbox.localhost'].map(leadsToInbox),
    [{ PUBLIC_URL: 'http://0.0.0.0:3000' }, 'PUBLIC_URL begins with http:// and is not on this machine'],
    [{ STRIPE_API_URL: 'http://127.0.0.1:3002' }, 'STRIPE_API_URL is not Stripe’s'],
    [{ STRIPE_API_URL: 'http://api.stripe.com' }, 'STRIPE_API_URL is not Stripe’s'],
    [{ STRIPE_API_URL: 'https://api.stripe.com.example' }, 'STRIPE_API_URL is not Stripe’s'],
    [{ STRIPE_API_URL: 'https://api.stripe.com:444' }, 'STRIPE_API_URL is not Stripe’s'],
    ...['sk', 'rk'].map((kind): [Partial<ProductionStart>, string] => [
      { secrets: { STRIPE_SECRET_KEY: `${kind}_test_${strong}` } },
      'STRIPE_SECRET_KEY is a test key (ON_PURPOSE=test-payments allows it)',
    ]),
  ])('%j are refused', (changes, error) => {
    expect(() => check(changes)).toThrow(error);
  });

  it.each<Partial<ProductionStart>>([
    { PUBLIC_URL: 'https://camp.example' },
    { SMTP_URL: 'smtps://someone:key@mail.example' },
    { SMTP_URL: 'smtp://mail.example:2525' },
    { SMTP_URL: 'smtp://localhost' },
    { SMTP_URL: 'smtp://127.0.0.1:25' },
    { SMTP_URL: 'smtp://0.0.0.0:587' },
    { SMTP_URL: 'smtp://10.127.0.1:2525' },
    { SMTP_URL: 'smtp://localhost.camp.example:2525' },
    { STRIPE_API_URL: 'https://api.stripe.com' },
  ])('%j are accepted', (changes) => {
    expect(check(changes)).toEqual([]);
  });

  it.each<[Partial<ProductionStart>, RegExp]>([
    [{ PUBLIC_URL: 'http://localhost:3000' }, /^PUBLIC_URL is on this machine/],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, /^PUBLIC_URL is on this machine/],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, /^PUBLIC_URL is on this machine/],
    [{ SMTP_URL: 'smtp://mail:1025', ON_PURPOSE: ['mail-catcher'] }, /^SMTP_URL leads to a test inbox/],
    [{ STRIPE_API_URL: 'http://stripe', ON_PURPOSE: ['other-stripe'] }, /^STRIPE_API_URL is not Stripe’s/],
    [
      { secrets: { STRIPE_SECRET_KEY: `sk_test_${strong}` }, ON_PURPOSE: ['test-payments'] },
      /^STRIPE_SECRET_KEY is a test key/,
    ],
    [{ ON_PURPOSE: ['embedded-database'] }, /^ON_PURPOSE allows the embedded server/],
  ])('%j are accepted with a warning', (changes, warning) => {
    expect(check(changes)).toEqual([expect.stringMatching(warning)]);
  });

  it('are all named at once', () => {
    expect(() => check({ PUBLIC_URL: 'http://camp.example', SMTP_URL: 'smtp://mail:1025' })).toThrow(
      /PUBLIC_URL .+\. SMTP_URL /,
    );
  });
});

it('accepts a test key without test-payments if Stripe is replaced by another server', () => {
  const secrets = { STRIPE_SECRET_KEY: `sk_test_${strong}` };
  const start = { secrets, STRIPE_API_URL: 'http://stripe', ON_PURPOSE: ['other-stripe'] as const };
  expect(check(start)).toEqual([expect.stringMatching(/^STRIPE_API_URL/)]);
});

it.each([
  ['production', [], true],
  ['production', ['embedded-database'], false],
  ['development', [], false],
] as const)('in %s with %j the embedded server is refused: %s', (NODE_ENV, ON_PURPOSE, isRefused) => {
  expect(refusesEmbedded({ NODE_ENV, ON_PURPOSE })).toBe(isRefused);
});

describe('ON_PURPOSE', () => {
  const read = (text?: string) => readEnv(z.object({ ON_PURPOSE: onPurpose }), { ON_PURPOSE: text });

  it.each([
    [undefined, []],
    ['', []],
    ['mail-catcher', ['mail-catcher']],
    ['mail-catcher, other-stripe', ['mail-catcher', 'other-stripe']],
  ])('%p is read as %j', (text, words) => {
    expect(read(text).ON_PURPOSE).toEqual(words);
  });

  it('accepts no other word', () => {
    expect(() => read('everything')).toThrow(
      'ON_PURPOSE is wrong: mail-catcher, other-stripe, test-payments',
    );
  });
});
