import { byteOrderMark } from '@camp/contracts/lists/csv-line';
import { Streamed } from '../operations/streamed';

/**
 * Streams a file.
 * @param fileName - of the download
 * @param lines - batches of lines from `csvLine`
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
