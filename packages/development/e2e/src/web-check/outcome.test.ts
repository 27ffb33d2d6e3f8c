import { attempt, both, continued } from './outcome';

const written: string[] = [];
beforeEach(() => {
  written.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
});
afterEach(() => jest.restoreAllMocks());

it('keeps a measured value', async () => {
  expect(await attempt(async () => 5)).toEqual({ value: 5 });
});

it('keeps the first line of a failure for a table cell, and prints all of it', async () => {
  const outcome = await attempt(async () => {
    throw new Error('\u001b[31mElement is not attached\u001b[0m | to the DOM\nCall log: ...');
  });

  expect(outcome).toEqual({ failure: 'Element is not attached / to the DOM' });
  expect(written.join('')).toContain('Call log: ...');
});

it('does not continue after a failure', async () => {
  const work = jest.fn();

  expect(await continued({ failure: 'Gone.' }, work)).toEqual({ failure: 'Gone.' });
  expect(await continued({ value: 5 }, async (value) => value + 1)).toEqual({ value: 6 });
  expect(work).not.toHaveBeenCalled();
});

it('compares only if both values exist', () => {
  expect(both({ value: 1 }, { value: 2 })).toEqual({ value: { one: 1, other: 2 } });
  expect(both({ value: 1 }, { failure: 'Gone.' })).toEqual({ failure: 'Gone.' });
  expect(both({ failure: 'Never came.' }, { failure: 'Gone.' })).toEqual({ failure: 'Never came.' });
});
