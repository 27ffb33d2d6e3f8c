import { singleFlight } from './single-flight';

/** Calls that the test answers. */
function calls() {
  const answers: ((answer: string) => void)[] = [];
  const ask = jest.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
  return { ask, answer: (text: string) => answers.splice(0).forEach((resolve) => resolve(text)) };
}

it('shares one answer between concurrent calls with the same scope and key', async () => {
  const once = singleFlight<string>();
  const { ask, answer } = calls();
  const [here, elsewhere] = [{}, {}];

  const answered = Promise.all([
    once(here, 'a', ask),
    once(here, 'a', ask),
    once(here, 'b', ask),
    once(elsewhere, 'a', ask),
  ]);
  expect(ask).toHaveBeenCalledTimes(3);
  answer('yes');

  expect(await answered).toEqual([
    { answer: 'yes', isShared: false },
    { answer: 'yes', isShared: true },
    { answer: 'yes', isShared: false },
    { answer: 'yes', isShared: false },
  ]);
});

it('asks again after an answer, and after a failure that was shared', async () => {
  const once = singleFlight<string>();
  const scope = {};
  const failing = () => Promise.reject(new Error('away'));

  const failed = await Promise.allSettled([once(scope, 'a', failing), once(scope, 'a', failing)]);

  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  for (const answer of ['first', 'second'])
    expect(await once(scope, 'a', () => Promise.resolve(answer))).toEqual({ answer, isShared: false });
});
