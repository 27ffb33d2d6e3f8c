import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceFolder } from '../src/workspace';
import {
  eachAtItsPlace,
  fromSource,
  leftoversOf,
  processesOf,
  startLauncher,
  table,
  type Place,
} from './launcher-under-test';

const npmProgram = () => execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();

/** The whole product as `npm start` runs it. It must have been built. */
describe('the launcher', () => {
  let place: Place;
  eachAtItsPlace((fresh) => (place = fresh));

  const campOf = async () => {
    const answer = await fetch(`${place.url}/api/camp/current/`);
    return (await answer.json()) as { _id: string; registrationOpen: boolean };
  };

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'starts everything, shows the table and stops everything on %s',
    async (signal) => {
      const launcher = startLauncher(place.env);
      const shown = await launcher.waitFor(table);
      const page = await fetch(place.url);
      const camp = await campOf();
      launcher.signal(signal);
      const { code } = await launcher.ended;

      expect(shown).toContain(place.url);
      expect(shown).toContain(`http://localhost:${place.env.INBOX_PORT}`);
      expect(shown).toContain(`:${place.env.STRIPE_SIMULATOR_PORT} `);
      expect(shown).toContain(place.folder);
      expect(shown).toMatch(/Administrator +admin@example\.org \/ /);
      expect(page.status).toBe(200);
      expect(camp.registrationOpen).toBe(true);
      expect(code).toBe(0);
      expect(await leftoversOf(place)).toEqual([]);
    },
  );

  it('keeps the data for a second start', async () => {
    const first = startLauncher(place.env);
    await first.waitFor(table);
    const before = await campOf();
    first.signal('SIGTERM');
    await first.ended;

    const second = startLauncher(place.env);
    await second.waitFor(table);
    const after = await campOf();
    second.signal('SIGTERM');
    await second.ended;

    expect(after._id).toBe(before._id);
  });

  it('restarts a killed worker, and reports the restart', async () => {
    const launcher = startLauncher(place.env);
    await launcher.waitFor(table);
    const workers = () => processesOf(place).filter(({ command }) => command.includes('worker.cjs'));
    const [killed] = workers();
    process.kill(killed?.pid as number, 'SIGKILL');

    await launcher.waitFor(/The worker has been started again\./);

    expect(workers()).toHaveLength(1);
    expect(workers()[0]?.pid).not.toBe(killed?.pid);
    launcher.signal('SIGTERM');
    await launcher.ended;
    expect(await leftoversOf(place)).toEqual([]);
  });

  it('leaves no process behind when it is killed itself', async () => {
    const launcher = startLauncher(place.env);
    await launcher.waitFor(table);
    process.kill(launcher.pid, 'SIGKILL');
    await launcher.ended;

    expect(await leftoversOf(place)).toEqual([]);
  });

  it('stops when the start script that runs it is killed', async () => {
    const script = startLauncher(place.env, [join(workspaceFolder, 'scripts/start.mjs')]);
    await script.waitFor(table);
    process.kill(script.pid, 'SIGKILL');
    await script.ended;

    expect(await leftoversOf(place)).toEqual([]);
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'stops when npm, which runs the script, gets %s',
    async (signal) => {
      const npm = startLauncher(place.env, [npmProgram(), 'start']);
      await npm.waitFor(table);
      process.kill(npm.pid, signal);
      await npm.ended;

      expect(await leftoversOf(place)).toEqual([]);
    },
  );

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'leaves no process behind when it runs from source and gets %s',
    async (signal) => {
      const launcher = startLauncher(place.env, fromSource);
      await launcher.waitFor(table);
      const page = await fetch(place.url, { headers: { Accept: 'text/html' } });
      const camp = await campOf();
      launcher.signal(signal);
      const { code } = await launcher.ended;

      expect(page.status).toBe(200);
      expect(camp.registrationOpen).toBe(true);
      expect(code).toBe(signal === 'SIGINT' ? 0 : null);
      expect(await leftoversOf(place)).toEqual([]);
    },
  );

  it('can be stopped while it starts', async () => {
    const launcher = startLauncher(place.env);
    while (processesOf(place).length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
    launcher.signal('SIGINT');
    const { code, output } = await launcher.ended;

    expect({ code, output }).toEqual({ code: 0, output: '' });
    expect(await leftoversOf(place)).toEqual([]);
  });
});
