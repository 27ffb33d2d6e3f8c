import { CallError } from './call-error';
import { createQueryClient } from './query-client';

const failed = new CallError('Nothing is here.', 404, 'not-found');

it.each([
  ['no page shows it', undefined, [1, 2]],
  ['the page shows it', { quiet: true }, [0, 0]],
  ['the page shows it in place of missing data', { quiet: 'while-empty' }, [0, 1]],
] as const)('decides whether to report a failure: %s', async (_what, meta, [whileEmpty, withData]) => {
  const report = jest.fn();
  const client = createQueryClient(report);
  const answers = [
    () => Promise.reject(failed),
    () => Promise.resolve('there'),
    () => Promise.reject(failed),
  ];
  const ask = () =>
    client.fetchQuery({ queryKey: ['thing'], meta, staleTime: 0, queryFn: () => answers.shift()?.() });

  await expect(ask()).rejects.toBe(failed);
  expect(report).toHaveBeenCalledTimes(whileEmpty);
  await ask();
  await expect(ask()).rejects.toBe(failed);

  expect(report).toHaveBeenCalledTimes(withData);
  client.clear();
});
