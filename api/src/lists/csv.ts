import { byteOrderMark } from '@camp/contracts/lists/csv-line';
import { Streamed } from '../operations/streamed';

/**
 * A file that is sent while it is written.
 *
 * @param fileName what the browser saves it as
 * @param lines of `csvLine`, several at once
 */
export const csvFile = (fileName: string, lines: AsyncIterable<string>): Streamed =>
  new Streamed(withMark(lines), {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });

async function* withMark(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let mark = byteOrderMark;
  for await (const some of lines) {
    yield mark + some;
    mark = '';
  }
}
