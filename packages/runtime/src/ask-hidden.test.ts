import { PassThrough } from 'node:stream';
import { askHidden } from './ask-hidden';

const ask = (input: PassThrough, output = new PassThrough()) =>
  askHidden('Administrator password: ', 'No password entered.', { input, output });

function aTerminal() {
  const setRawMode = jest.fn();
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode });
  const output = new PassThrough({ encoding: 'utf8' });
  return { input, output, setRawMode, shown: () => String(output.read()) };
}

it('does not show the typed password, since the terminal’s echo is off', async () => {
  const { input, output, setRawMode, shown } = aTerminal();
  const answer = ask(input, output);
  input.write('Trailhead7\r');

  expect(await answer).toBe('Trailhead7');
  expect(shown()).toBe('Administrator password: \n');
  expect(setRawMode.mock.calls).toEqual([[true], [false]]);
});

it('aborts if the person presses Ctrl-C', async () => {
  const { input, output } = aTerminal();
  const answer = ask(input, output);
  input.write('\u0003');

  await expect(answer).rejects.toThrow('Aborted');
});

it('reports an input without a password', async () => {
  const input = new PassThrough();
  input.end();

  await expect(ask(input)).rejects.toThrow('No password entered.');
});

it('reads the first line of a file', async () => {
  const input = new PassThrough();
  input.end('Trailhead7\n');

  expect(await ask(input)).toBe('Trailhead7');
});
