import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eachAtItsPlace, listenersOf, startLauncher, table, type Place } from './launcher-under-test';

/** Checks what is reachable only from this machine, and only by this user. */
describe('the built product as `npm start` runs it', () => {
  let place: Place;
  eachAtItsPlace((fresh) => (place = fresh));

  const run = async (env: Record<string, string> = {}) => {
    const launcher = startLauncher({ ...place.env, ...env });
    const shown = await launcher.waitFor(table);
    const listeners = listenersOf(place);
    const page = await fetch(place.url);
    launcher.signal('SIGTERM');
    await launcher.ended;
    return { shown, listeners, page };
  };
  const fixedPorts = () => [place.env.PORT, place.env.INBOX_PORT, place.env.STRIPE_SIMULATOR_PORT];

  it('listens on 127.0.0.1 only, and responds as localhost', async () => {
    const { listeners, page } = await run();

    expect(listeners).toEqual(expect.arrayContaining(fixedPorts().map((port) => `127.0.0.1:${port}`)));
    expect(listeners).toHaveLength(6); // The ports include database, queue and SMTP.
    expect(listeners.filter((address) => !address.startsWith('127.0.0.1:'))).toEqual([]);
    expect(page.status).toBe(200);
  });

  it('opens only what people view to other machines if HOST says so', async () => {
    const { listeners, page } = await run({ HOST: '0.0.0.0' });

    const open = listeners.filter((address) => !address.startsWith('127.0.0.1:'));
    expect(open.sort()).toEqual(
      fixedPorts()
        .map((port) => `0.0.0.0:${port}`)
        .sort(),
    );
    expect(listeners).toHaveLength(6);
    expect(page.status).toBe(200);
  });

  it('keeps its data folder readable by this user only, including what was open before', async () => {
    await mkdir(join(place.folder, 'mails'));
    await writeFile(join(place.folder, 'mails/old.eml'), 'Subject: Old\n\nOld\n');
    for (const path of ['mails/old.eml', 'mails', '.']) await chmod(join(place.folder, path), 0o755);

    await run();

    const paths = await readdir(place.folder, { recursive: true });
    expect(paths).toEqual(
      expect.arrayContaining([
        'secrets.json',
        'stripe.data',
        'logs/api.log',
        'mails/old.eml',
        'redis/appendonlydir',
      ]),
    );
    expect(paths.some((path) => path.startsWith('mongodb/embedded/log-'))).toBe(true);
    for (const path of ['.', ...paths]) {
      const found = await stat(join(place.folder, path));
      expect([path, found.mode & 0o777]).toEqual([path, found.isDirectory() ? 0o700 : 0o600]);
    }
  });
});
