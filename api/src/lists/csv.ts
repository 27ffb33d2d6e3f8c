import { byteOrderMark } from '@camp/contracts/lists/csv-line';
import { Streamed } from '../operations/streamed';

/**
 * A file that is sent while it is written.
 *
 * @param fileName what the browser saves it as
 * @param lines of `csvLine`, several at once
 */
export function csvFile(
  fileName: string,
  lines: AsyncIterable<string>,
  setHeader: (name: string, value: string) => void,
): Streamed {
  setHeader('Content-Type', 'text/csv; charset=utf-8');
  setHeader('Content-Disposition', `attachment; filename="${fileName}"`);
  return new Streamed(withMark(lines));
}

async function* withMark(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let mark = byteOrderMark;
  for await (const some of lines) {
    yield mark + some;
    mark = '';
  }
}
