import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { EnvironmentError } from './env';

/** Where a person, or a file, answers. */
interface Conversation {
  /** The terminal, or a file with the answer. */
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Where the question is written. */
  output: NodeJS.WritableStream;
}

/**
 * Asks for a secret without echoing it at a terminal.
 *
 * @param question - what is asked, with a space at its end
 * @param missing - the sentence of the error if nothing is entered
 * @throws EnvironmentError if the input ends without an answer, or readline's AbortError at Ctrl-C and Ctrl-D
 */
export async function askHidden(
  question: string,
  missing: string,
  { input, output }: Conversation,
): Promise<string> {
  output.write(question);
  // The terminal's echo is off while readline reads, and readline's own echo is discarded.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: nowhere, terminal: input.isTTY ?? false });
  const given = reader.question('');
  const ended = once(reader, 'close').then(() => {
    throw new EnvironmentError(missing);
  });
  try {
    return await Promise.race([given, ended]);
  } finally {
    reader.close();
    output.write('\n');
  }
}
