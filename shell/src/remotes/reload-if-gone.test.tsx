import { reloadIfGone } from './reload-if-gone';

const missing = (request: string) => Object.assign(new Error('Loading chunk failed.'), { request });
const serverSays = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(null, { status })));

/** @returns the number of reloads, and the thrown error */
async function afterwards(error: unknown) {
  const reload = jest.fn();
  const thrown = await Promise.race([
    reloadIfGone(error, reload).catch((reason: unknown) => reason),
    new Promise((resolve) => setTimeout(resolve, 20)),
  ]);
  return { reloads: reload.mock.calls.length, thrown };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('reloads once for a missing file', async () => {
  serverSays(404);
  const error = missing('/page.old.js');

  expect(await afterwards(error)).toEqual({ reloads: 1, thrown: undefined });
  expect(await afterwards(error)).toEqual({ reloads: 0, thrown: error });
  expect((await afterwards(missing('/page.older.js'))).reloads).toBe(1);
});

it('does not reload if the file exists, or if the server has an error', async () => {
  const error = missing('/page.js');

  for (const status of [200, 503]) {
    serverSays(status);
    expect(await afterwards(error)).toEqual({ reloads: 0, thrown: error });
  }
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await afterwards(error)).toEqual({ reloads: 0, thrown: error });
});

it('does not check the file after other errors', async () => {
  const fetch = serverSays(404);
  const error = new Error('This took too long to load.');

  expect(await afterwards(error)).toEqual({ reloads: 0, thrown: error });
  expect(fetch).not.toHaveBeenCalled();
});
