import { right, wrong, type Check, type Finding } from './check';
import { runChecks } from './run-checks';

const checkThat = (
  name: string,
  run: () => Promise<Finding>,
  needs: Check<object>[] = [],
): Check<object> => ({
  name,
  category: 'Server',
  help: '',
  needs,
  run,
});
const findingsOf = async (checks: Check<object>[], skipped: string[] = []) =>
  (await runChecks(checks, {}, skipped)).map(({ finding }) => finding);

it('makes each check once, and none that depends on something wrong', async () => {
  const run = jest.fn(async () => wrong('MongoDB does not answer.'));
  const base = checkThat('mongodb', run);
  const never = jest.fn(async () => right(''));

  const findings = await findingsOf([
    base,
    checkThat('worker', never, [base]),
    checkThat('outbox', never, [base]),
  ]);

  const notMade = { state: 'not-checked', because: 'mongodb is not right.' };
  expect(findings).toEqual([wrong('MongoDB does not answer.'), notMade, notMade]);
  expect([run.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
});

it('counts a failed, a skipped or a hanging check as not made', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const hanging = checkThat('hangs', () => new Promise(() => undefined));
  const failing = checkThat('fails', () => Promise.reject(new TypeError('ann@example.com')));

  const found = findingsOf([hanging, failing, checkThat('skipped', async () => right(''))], ['skipped']);
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();

  expect(await found).toEqual([
    { state: 'not-checked', because: 'it took too long.' },
    { state: 'not-checked', because: 'the check failed: [hidden]' },
    { state: 'not-checked', because: 'it was skipped.' },
  ]);
});
