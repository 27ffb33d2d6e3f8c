import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { EnvironmentError } from '@camp/runtime/env';

/** Asks a person at a terminal, or reads the answers from a file, one a line. */
export interface Terminal {
  /**
   * @param isHidden - whether the answer is not shown while it is typed
   * @returns the answer without blanks at its ends
   * @throws EnvironmentError if the input ends, also by Ctrl-C
   */
  ask(question: string, isHidden?: boolean): Promise<string>;
  say(text: string): void;
  close(): void;
}

/** One reader serves all questions, since each would lose the lines that another has read already. */
export function openTerminal(
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Terminal {
  let isHidden = false;
  const shown = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const reader = createInterface({ input, output: shown, terminal: input.isTTY ?? false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (question, hides = false) => {
      reader.setPrompt(question);
      reader.prompt();
      isHidden = hides;
      const { value, done } = await lines.next();
      isHidden = false;
      // The line break of the person was hidden too, or a file has no echo.
      if (hides || !input.isTTY) output.write('\n');
      if (done) throw new EnvironmentError('The input ended before the last question. Nothing was written.');
      return String(value).trim();
    },
    say: (text) => {
      output.write(`${text}\n`);
    },
    close: () => reader.close(),
  };
}
