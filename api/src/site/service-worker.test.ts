import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { serveApi } from '../../test/api-under-test';

const root = mkdtempSync(join(tmpdir(), 'camp-worker-'));
beforeAll(() => {
  mkdirSync(join(root, 'shell/dist'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/sw.js'), 'the built worker');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('switched on', () => {
  const api = serveApi({ overrides: ({ settings }) => ({ settings: { ...settings, root } }) });

  it('is the built worker, which browsers ask for at each visit', async () => {
    const { headers, text } = await api.visitor.get('/sw.js');

    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-cache', undefined]);
    expect(headers['content-type']).toContain('text/javascript');
    expect(text).toBe('the built worker');
  });
});

describe('switched off', () => {
  const api = serveApi({
    overrides: ({ settings }) => ({ settings: { ...settings, root, hasServiceWorker: false } }),
  });

  it('is a worker that deletes the caches and removes itself', async () => {
    const { headers, text } = await api.visitor.get('/sw.js');
    const listeners: Record<string, (event: object) => void> = {};
    const done: string[] = [];
    const self = {
      addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
      skipWaiting: () => done.push('skipWaiting'),
      registration: { unregister: () => done.push('unregister') },
    };
    const caches = {
      keys: () => Promise.resolve(['files-1', 'pages-1']),
      delete: (name: string) => done.push(`delete ${name}`),
    };
    runInContext(text, createContext({ self, caches }));
    let work: unknown;
    listeners.install?.({});
    listeners.activate?.({ waitUntil: (promise: unknown) => (work = promise) });
    await work;

    expect(headers['cache-control']).toBe('no-cache');
    expect(done).toEqual(['skipWaiting', 'delete files-1', 'delete pages-1', 'unregister']);
  });
});
