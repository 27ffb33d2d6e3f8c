import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { readEnv } from './env';

const schema = z.object({
  PORT: z.coerce.number({ error: 'a port number' }).int().default(3000),
  MONGODB_URI: z.string({ error: 'the address of MongoDB' }),
});

describe('readEnv', () => {
  it('uses defaults for missing and for empty variables', () => {
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

describe('a variable in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'camp-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string) => {
    writeFileSync(join(folder, name), content, { mode: 0o600 });
    return join(folder, name);
  };
  const withKey = schema.extend({ KEY_FILE: z.string().optional() });

  it('is read without the line break at its end', () => {
    const MONGODB_URI_FILE = file('uri', 'mongodb://camp:secret@x\n');

    expect(readEnv(schema, { MONGODB_URI_FILE })).toMatchObject({ MONGODB_URI: 'mongodb://camp:secret@x' });
  });

  it('stays a path if the process reads the name with _FILE itself', () => {
    const KEY_FILE = file('key', 'content');

    expect(readEnv(withKey, { MONGODB_URI: 'mongodb://x', KEY_FILE })).toMatchObject({ KEY_FILE });
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'both are set',
      { MONGODB_URI: 'mongodb://x', MONGODB_URI_FILE: file('both', 'mongodb://y') },
      'MONGODB_URI and MONGODB_URI_FILE are both set: remove one of them.',
    ],
    [
      'the file is missing',
      { MONGODB_URI_FILE: join(folder, 'missing') },
      'MONGODB_URI_FILE names a file that is not readable (ENOENT). MONGODB_URI is missing: the address of MongoDB.',
    ],
    [
      'the file is empty',
      { MONGODB_URI_FILE: file('empty', '\n') },
      'MONGODB_URI is missing: the address of MongoDB.',
    ],
    [
      'its content is wrong, which is not shown',
      { MONGODB_URI: 'mongodb://x', PORT_FILE: file('port', 'secret') },
      'PORT is wrong: a port number.',
    ],
  ])('is refused if %s', (_case, source, sentence) => {
    expect(() => readEnv(schema, source)).toThrow(
      new Error(`The environment is incomplete or invalid. ${sentence}`),
    );
  });
});
