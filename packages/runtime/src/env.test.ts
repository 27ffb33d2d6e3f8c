import * as z from 'zod';
import { readEnv } from './env';

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
      'The environment is incomplete or invalid. PORT is wrong: a port number. MONGODB_URI is missing: the address of MongoDB.',
    );
  });
});
