import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openDataFolder } from '../src/data-folder';
import { freshPlace, fromSource, leftoversOf, startLauncher, type Place } from './launcher-under-test';

/** Each of these starts ends with one clear sentence, exit code 1, and no process left behind. */
describe('the launcher refuses to start', () => {
  let place: Place;

  beforeEach(async () => {
    place = await freshPlace();
  });
  afterEach(async () => {
    expect(await leftoversOf(place)).toEqual([]);
    await place.remove();
  });

  const refusal = async (env: Record<string, string>) => startLauncher({ ...place.env, ...env }).ended;

  it('on a port in use', async () => {
    const other = createServer().listen(Number(place.env.PORT));
    await once(other, 'listening');

    const { code, output } = await refusal({});
    other.close();

    expect(output).toBe(
      `Port ${place.env.PORT} is in use by another program. Stop that program, or choose another port with PORT.\n`,
    );
    expect(code).toBe(1);
  });

  it('without Redis', async () => {
    const { code, output } = await refusal({ PATH: place.folder });
    expect(output).toBe(
      'Redis was not found. Install redis-server or valkey-server, or set REDIS_URL to the address of a running server.\n',
    );
    expect(code).toBe(1);
  });

  it('with an external Redis that does not respond', async () => {
    const { code, output } = await refusal({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(output).toBe(
      'Redis does not respond at the address in REDIS_URL. Start it, or unset the variable.\n',
    );
    expect(code).toBe(1);
  });

  it('with a data folder that is no folder', async () => {
    const file = join(place.folder, 'file');
    await writeFile(file, '');
    const { code, output } = await refusal({ DATA_DIR: file });
    expect(output).toMatch(/^The data folder .*file cannot be used \(EEXIST\)\. .* DATA_DIR\.\n$/);
    expect(code).toBe(1);
  });

  it('with a data folder whose parent is not writable', async () => {
    const { code, output } = await refusal({ DATA_DIR: '/proc/camp' });
    expect(output).toMatch(/^The data folder \/proc\/camp cannot be used \(E[A-Z]+\)\. .* DATA_DIR\.\n$/);
    expect(code).toBe(1);
  });

  it('with a data folder in use by another start', async () => {
    const holder = await openDataFolder(place.folder);
    const { code, output } = await refusal({});
    await holder.release();
    expect(output).toBe(
      `The data folder ${place.folder} is in use by another instance. Stop that one, or choose another folder with DATA_DIR.\n`,
    );
    expect(code).toBe(1);
  });

  it('with an invalid variable', async () => {
    const { code, output } = await refusal({ SEED: 'everything' });
    expect(output).toBe('The environment is incomplete or invalid. SEED is wrong: demo, large or none.\n');
    expect(code).toBe(1);
  });

  it('with a HOST that is no IP address', async () => {
    const { code, output } = await refusal({ HOST: 'camp.example' });
    expect(output).toBe(
      'The environment is incomplete or invalid. HOST is wrong: an IP address of this machine, or 0.0.0.0 for all of them.\n',
    );
    expect(code).toBe(1);
  });

  it('in production without addresses and secrets, naming them', async () => {
    const missing = await refusal({ NODE_ENV: 'production' });
    expect(missing.output).toBe(
      'Refusing to start in production: MONGODB_URI is missing. REDIS_URL is missing. SMTP_URL is missing. MAIL_FROM is missing. JWT_SECRET is missing. MEDICAL_KEY is missing. STRIPE_SECRET_KEY is missing. STRIPE_WEBHOOK_SECRET is missing. PUBLIC_URL is missing.\n',
    );
    const weak = await refusal({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://camp.example',
      MONGODB_URI: 'mongodb://db',
      REDIS_URL: 'redis://queue',
      SMTP_URL: 'smtp://mail',
      MAIL_FROM: 'camp@camp.example',
      JWT_SECRET: 'secret',
    });
    expect(weak.output).toBe(
      'Refusing to start in production: JWT_SECRET is shorter than 32 characters. MEDICAL_KEY is missing. STRIPE_SECRET_KEY is missing. STRIPE_WEBHOOK_SECRET is missing.\n',
    );
    expect([missing.code, weak.code]).toEqual([1, 1]);
  });

  it('from source in production', async () => {
    const { code, output } = await startLauncher({ ...place.env, NODE_ENV: 'production' }, fromSource).ended;

    expect(output).toBe('NODE_ENV is production. The product runs from source only in development.\n');
    expect(code).toBe(1);
  });
});
