import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { EnvironmentError } from '@camp/runtime/env';

/**
 * Asks for a password without echoing it at a terminal.
 *
 * @param input - the terminal, or a file with the password
 * @param output - where the question is written
 * @throws EnvironmentError if the input ends without a password, or readline's AbortError at Ctrl-C and Ctrl-D
 */
export async function askForPassword(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string> {
  output.write('Administrator password: ');
  // The terminal's echo is off while readline reads, and readline's own echo is discarded.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nowhere, terminal: input.isTTY ?? false });
  const given = reader.question('');
  const ended = once(reader, 'close').then(() => {
    throw new EnvironmentError('No password entered.');
  });
  try {
    return await Promise.race([given, ended]);
  } finally {
    reader.close();
    output.write('\n');
  }
}
