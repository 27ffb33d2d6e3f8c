import { readEnv } from '@camp/runtime/env';
import { medicalKey } from '@camp/testing/medical-key';
import { launcherSchema } from './env';
import { productEnvironment, productionSettings, refuseContradictions, withDatabase } from './settings';

const strong = 'q8Zr2LwX0vTn5KbYc7JdHf3MgPs9AeUi';
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://camp.example/',
  MONGODB_URI: 'mongodb://a:1,b:2/?replicaSet=rs',
  REDIS_URL: 'rediss://redis.example',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Camp <camp@camp.example>',
  JWT_SECRET: strong,
  MEDICAL_KEY: medicalKey,
  STRIPE_SECRET_KEY: `sk_live_${strong}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${strong}`,
};
const read = (variables: Record<string, string>) => readEnv(launcherSchema, variables);

it.each([
  ['mongodb://127.0.0.1:5/?directConnection=true', 'mongodb://127.0.0.1:5/camp?directConnection=true'],
  ['mongodb://a:1,b:2/?replicaSet=rs', 'mongodb://a:1,b:2/camp?replicaSet=rs'],
  ['mongodb://%2Ftmp%2Fm.sock/', 'mongodb://%2Ftmp%2Fm.sock/camp'],
  ['mongodb://127.0.0.1/other', 'mongodb://127.0.0.1/other'],
])('adds the database name to %s without one', (given, wanted) => {
  expect(withDatabase(given)).toBe(wanted);
});

describe('contradictions', () => {
  it.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [{ STRIPE_API_URL: 'http://localhost:1' }, 'STRIPE_SECRET_KEY is missing'],
    [{ JWT_SECRET: 'a' }, 'JWT_SECRET is shorter than 32 characters.'],
    [{ PORT: '3001' }, 'PORT and INBOX_PORT are both 3001. Change one of them.'],
  ])('rejects %j', (variables, sentence) => {
    expect(() => refuseContradictions(read(variables as Record<string, string>))).toThrow(sentence);
  });

  it('allows the defaults', () => expect(() => refuseContradictions(read({}))).not.toThrow());
});

describe('production', () => {
  it('generates nothing', () => {
    const environment = read(production);
    const made = productEnvironment(environment, productionSettings(environment), {
      LOGIN_LIMIT: '5',
      JWT_SECRET_FILE: '/run/secrets/jwt_secret',
    });
    expect(made).toMatchObject({
      ...production,
      PUBLIC_URL: 'https://camp.example',
      MONGODB_URI: 'mongodb://a:1,b:2/camp?replicaSet=rs',
      LOGIN_LIMIT: '5',
    });
    expect(made.STRIPE_API_URL).toBeUndefined();
    expect(made).not.toHaveProperty('JWT_SECRET_FILE');
  });

  it('names everything that is missing at once', () => {
    expect(() => productionSettings(read({ NODE_ENV: 'production', SMTP_URL: 'smtp://x' }))).toThrow(
      'Refusing to start in production: MONGODB_URI is missing. REDIS_URL is missing. MAIL_FROM is missing. JWT_SECRET is missing. MEDICAL_KEY is missing. STRIPE_SECRET_KEY is missing. STRIPE_WEBHOOK_SECRET is missing. PUBLIC_URL is missing.',
    );
  });

  it('rejects likely mistakes, unless they are named', () => {
    const environment = {
      ...production,
      SMTP_URL: 'smtp://127.0.0.1:41025',
      STRIPE_API_URL: 'http://127.0.0.1:3002',
    };
    expect(() => productionSettings(read({ ...environment, PUBLIC_URL: 'http://camp.example' }))).toThrow(
      'Refusing to start in production: PUBLIC_URL begins with http:// and is not on this machine. SMTP_URL leads to a test inbox that delivers to nobody (ON_PURPOSE=mail-catcher allows it). STRIPE_API_URL is not Stripe’s (ON_PURPOSE=other-stripe allows it).',
    );
    const meant = { ...environment, ON_PURPOSE: 'mail-catcher,other-stripe' };
    expect(() => productionSettings(read(meant))).not.toThrow();
  });

  it('names missing and weak secrets', () => {
    const { STRIPE_SECRET_KEY: _, ...rest } = production;
    expect(() => productionSettings(read({ ...rest, JWT_SECRET: 'short' }))).toThrow(
      'Refusing to start in production: JWT_SECRET is shorter than 32 characters. STRIPE_SECRET_KEY is missing.',
    );
  });
});
