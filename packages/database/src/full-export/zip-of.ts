import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of the archive. */
export interface ZipEntry {
  /** Name with folders. */
  path: string;
  /** Read when the files before it are written. */
  content: () => AsyncIterable<string | Uint8Array>;
}

/**
 * A zip archive as a stream. One file is read at a time, at the speed of the reader.
 *
 * @param entries - in the order of the archive
 * @param madeAt - the time of all files
 */
export function zipOf(entries: readonly ZipEntry[], madeAt: Date): Readable {
  const archive = new ZipFile();
  const output = archive.outputStream as Readable;
  archive.on('error', (error: Error) => output.destroy(error));
  for (const { path, content } of entries)
    archive.addReadStreamLazy(path, { mtime: madeAt }, (use) => {
      const file = Readable.from(content(), { objectMode: false });
      // Otherwise the archive would wait for ever.
      file.once('error', (error) => output.destroy(error));
      use(null, file);
    });
  archive.end();
  return output;
}
