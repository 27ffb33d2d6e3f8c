import type { FetchEvent } from './service-worker-scope';

const origin = window.location.origin;
const build = 'current';

/** A response as browsers give it to a worker, which only the server's own have as their type. */
function ofServer(text: string, status = 200): Response {
  const response = new Response(text, { status, headers: { Date: new Date().toUTCString() } });
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => ofServer(text, status) },
  });
}

const page = (text: string) =>
  ofServer(`<html lang="en"><meta name="build" content="${build}" />${text}</html>`);

/** The browser's storage: address -> response, by the cache's name. */
const stored = new Map<string, Map<string, Response>>();
const addressOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : asked.url);

/** The parts of `CacheStorage` that the worker uses. */
const fakeCaches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (asked: string) => entries.get(addressOf(asked))?.clone(),
      put: async (asked: string, response: Response) => void entries.set(addressOf(asked), response),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      delete: async (asked: string) => entries.delete(addressOf(asked)),
    };
  },
};

const listeners: Record<string, (event: object) => void> = {};
const network = jest.fn<Promise<Response>, [Request | string]>();
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

beforeAll(async () => {
  Object.assign(globalThis, {
    caches: fakeCaches,
    fetch: network,
    clients: { claim: async () => undefined },
  });
  const listen = jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown) => {
      listeners[type] = listener as (event: object) => void;
    });
  await import('./service-worker');
  listen.mockRestore();
});
beforeEach(() => {
  stored.clear();
  network.mockReset();
});
afterEach(() => jest.useRealTimers());

/** Asks the worker as a browser does. @returns its answer, if it has one, and when all its work is over */
function ask(path: string, mode: Request['mode'] = 'navigate') {
  const work: Promise<unknown>[] = [];
  const given: { answer?: Promise<Response> } = {};
  const event: Partial<FetchEvent> = {
    request: { method: 'GET', url: origin + path, mode, headers: new Headers() } as Request,
    respondWith: (response) => void (given.answer = response),
    waitUntil: (one) => void work.push(one),
  };
  listeners.fetch?.(event);
  const isOver = async () => {
    await given.answer;
    await Promise.allSettled(work);
  };
  return { ...given, isOver };
}

/** A page tells the worker what it shows. */
async function show(...paths: string[]) {
  const work: Promise<unknown>[] = [];
  const data = { build, addresses: paths.map((path) => origin + path) };
  listeners.message?.({ data, waitUntil: (one: Promise<unknown>) => void work.push(one) });
  await Promise.all(work);
}

const storedIn = (name: string) => [...(stored.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);

it('shows a public page from the network, and saves it', async () => {
  network.mockImplementation(() => Promise.resolve(page('new')));

  const { answer, isOver } = ask('/packing-list');

  expect(await (await answer)?.text()).toContain('new');
  await isOver();
  expect(storedIn('pages-1')).toEqual(['/packing-list']);
});

it('shows the saved page without a network, with the day', async () => {
  network.mockImplementationOnce(() => Promise.resolve(page('saved')));
  await show('/packing-list');
  network.mockImplementation(noNetwork);

  const text = await (await ask('/packing-list').answer)?.text();

  expect(text).toContain('saved');
  expect(text).toMatch(/<html data-saved="\w+, \w+ \d+/);
});

it('waits three seconds for a slow network, if it has the page', async () => {
  network.mockImplementationOnce(() => Promise.resolve(page('saved')));
  await show('/packing-list');
  network.mockImplementation(() => new Promise(() => undefined));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  const shown = jest.fn();

  const { answer } = ask('/packing-list');
  void answer?.then(shown);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(shown).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);

  expect(await (await answer)?.text()).toContain('saved');
});

it('passes a guarded page on, saves nothing of it, and says without a network that it needs one (S53)', async () => {
  network.mockImplementation(() => Promise.resolve(page('of a person')));
  const { answer, isOver } = ask('/user/profile');
  expect(await (await answer)?.text()).toContain('of a person');
  await isOver();
  await show('/user/profile', '/login', '/api/user/current');
  expect([...stored.values()].flatMap((entries) => [...entries.keys()])).toEqual([]);

  await show('/packing-list');
  network.mockImplementation(noNetwork);
  const offline = await ask('/user/profile').answer;

  expect(offline?.status).toBe(503);
  expect(await offline?.text()).toContain('<a href="/packing-list">');
});

it('leaves the API and administration alone', () => {
  expect([ask('/api/user/current', 'cors').answer, ask('/admin/dashboard').answer]).toEqual([
    undefined,
    undefined,
  ]);
  expect(network).not.toHaveBeenCalled();
});

it('saves a page only with the build of the page that asks', async () => {
  network.mockImplementation(() => Promise.resolve(ofServer('<meta name="build" content="newer" />')));

  await show('/packing-list');

  expect(storedIn('pages-1')).toEqual([]);
});

it('loads a file and a picture once, and keeps a picture only while a saved page shows it', async () => {
  const file = '/main.0123456789.js';
  const [picture, other] = ['1', '2'].map((digit) => `/images/64b00000000000000000000${digit}-480.avif`);
  network.mockImplementation((asked) =>
    Promise.resolve(
      addressOf(asked).endsWith('/gallery') ? page(`<img src="${picture}">`) : ofServer('bytes'),
    ),
  );
  for (const path of [file, picture, other]) await ask(String(path), 'no-cors').isOver();
  network.mockClear();
  for (const path of [file, picture, other]) await ask(String(path), 'no-cors').answer;
  expect(network).not.toHaveBeenCalled();

  await show('/gallery');

  expect(storedIn('pictures-1')).toEqual([picture]);
  expect(storedIn('files-1')).toEqual([file]);
});

it('does not save what failed', async () => {
  network.mockImplementation(() => Promise.resolve(ofServer('Not found', 404)));

  await ask('/main.0123456789.js', 'no-cors').isOver();

  expect(storedIn('files-1')).toEqual([]);
});

it('deletes the caches of earlier versions', async () => {
  stored.set('pages-0', new Map());
  const work: Promise<unknown>[] = [];

  listeners.activate?.({ waitUntil: (one: Promise<unknown>) => void work.push(one) });
  await Promise.all(work);

  expect([...stored.keys()]).toEqual([]);
});
