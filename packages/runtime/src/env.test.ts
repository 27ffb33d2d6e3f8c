import * as z from 'zod';
import { readEnv } from './env';
import { refuseWeakSecrets } from './secrets';

const schema = z.object({
  PORT: z.coerce.number({ error: 'a port number' }).int().default(3000),
  MONGODB_URI: z.string({ error: 'the address of MongoDB' }),
});

describe('readEnv', () => {
  it('takes defaults for absent and for empty variables', () => {
    expect(readEnv(schema, { MONGODB_URI: 'mongodb://x', PORT: '' })).toEqual({
      PORT: 3000,
      MONGODB_URI: 'mongodb://x',
    });
  });

  it('names every missing and wrong variable without its value', () => {
    expect(() => readEnv(schema, { PORT: 'abc' })).toThrow(
      'The environment is not complete. PORT is wrong: a port number; MONGODB_URI is missing: the address of MongoDB',
    );
  });
});

describe('refuseWeakSecrets', () => {
  const strong = 'q8Zr2LwX0vTn5KbYc7JdHf3MgPs9AeUi';

  it.each([
    [undefined, 'is missing'],
    ['short', 'is shorter than 32 characters'],
    ['ab'.repeat(20), 'repeats too few characters'],
    ['change-me-1234567890-abcdefghijklm', 'looks like a placeholder'],
  ])('refuses %p in production by name', (value, complaint) => {
    expect(() => refuseWeakSecrets('production', { JWT_SECRET: value, OTHER: strong })).toThrow(
      `Refusing to start in production: JWT_SECRET ${complaint}.`,
    );
  });

  it('lets strong ones pass, and anything outside production', () => {
    expect(() => refuseWeakSecrets('production', { JWT_SECRET: strong })).not.toThrow();
    expect(() => refuseWeakSecrets('development', { JWT_SECRET: undefined })).not.toThrow();
  });
});
