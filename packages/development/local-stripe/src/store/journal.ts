import { closeSync, existsSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '@camp/runtime/make-folder';

const header = JSON.stringify({ format: 'camp-local-stripe', version: 1 });

/** A file of JSON lines, one per commit, so that a killed process loses no acknowledged commit. */
export class Journal<Entry> {
  private constructor(private readonly descriptor: number) {}

  /**
   * Reads the commits of an earlier run, then starts a new file with only the resulting state.
   *
   * @param path of the file, which is created with its folder if missing
   * @param compact receives every commit in order and returns the entries that describe the present state
   * @throws Error naming the file when it is not a journal or is damaged before its last line
   */
  static open<Entry>(path: string, compact: (commits: Entry[][]) => Entry[]): Journal<Entry> {
    makeFolder(dirname(path));
    const present = compact(existsSync(path) ? read<Entry>(path) : []);
    const fresh = `${path}.new`;
    const descriptor = openSync(fresh, 'w');
    writeSync(descriptor, `${header}\n${present.length > 0 ? `${JSON.stringify(present)}\n` : ''}`);
    renameSync(fresh, path);
    return new Journal<Entry>(descriptor);
  }

  /** Writes one commit, which is read back completely or not at all. */
  append(entries: Entry[]): void {
    writeSync(this.descriptor, `${JSON.stringify(entries)}\n`);
  }

  close(): void {
    closeSync(this.descriptor);
  }
}

function read<Entry>(path: string): Entry[][] {
  const lines = readFileSync(path, 'utf8').split('\n');
  if (lines[0] !== header && lines.join('') !== '')
    throw new Error(`${path} is not a data file of the Stripe simulator; remove it or name another.`);
  // A write that a kill cut short has no line end and was never acknowledged.
  return lines.slice(1, -1).map((line, index) => {
    try {
      return JSON.parse(line) as Entry[];
    } catch (cause) {
      throw new Error(
        `${path} is damaged at line ${index + 2}; remove it to start the Stripe simulator empty.`,
        { cause },
      );
    }
  });
}
