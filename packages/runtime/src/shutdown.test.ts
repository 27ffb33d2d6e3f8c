import { createLogger } from './logger';
import { runSteps } from './shutdown';

const logger = createLogger({ name: 'test', level: 'silent' });

it('runs the steps in order', async () => {
  const done: string[] = [];
  const step = (name: string) => ({ name, stop: async () => void done.push(name) });
  expect(await runSteps([step('a'), step('b')], logger)).toBe(0);
  expect(done).toEqual(['a', 'b']);
});

it('continues after a failed step and reports it in the exit code', async () => {
  const done: string[] = [];
  const failing = { name: 'a', stop: () => Promise.reject(new Error('stuck')) };
  expect(await runSteps([failing, { name: 'b', stop: () => void done.push('b') }], logger)).toBe(1);
  expect(done).toEqual(['b']);
});
